// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageModel } from '../types.ts'

export const page = {
  name: 'login',
  path: '/login',
  layout: 'auth',
  access: 'guests',
  meta: { title: 'login.title', label: 'login.label', background: 'plain', navbar: false, index: false },
  params: {},
  validate: [],
  blocks: [
    {
      type: 'form',
      form: 'signIn',
      title: 'login.heading',
      links: [
        { label: 'login.forgot', link: { page: 'forgot-password' }, style: 'secondary' },
        { label: 'login.register', link: { page: 'register' }, style: 'secondary' },
      ],
    },
  ],
  messages: [
    'errors.tooMany',
    'field.email',
    'field.password',
    'login.forgot',
    'login.heading',
    'login.label',
    'login.register',
    'login.title',
    'signIn.submit',
    'signIn.wrong',
    'ui.form.choose',
    'ui.form.failed',
    'ui.form.noScript',
    'ui.form.offline',
    'ui.form.optional',
    'ui.form.rule.email',
    'ui.form.rule.matches',
    'ui.form.rule.max',
    'ui.form.rule.maxLength',
    'ui.form.rule.min',
    'ui.form.rule.minLength',
    'ui.form.rule.pattern',
    'ui.form.rule.required',
    'ui.form.rule.type',
    'ui.form.sending',
    'ui.form.sent',
  ],
  documents: [],
  forms: ['signIn'],
} as const satisfies PageModel
