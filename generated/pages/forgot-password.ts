// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageModel } from '../types.ts'

export const page = {
  name: 'forgot-password',
  path: '/forgot-password',
  layout: 'auth',
  access: 'guests',
  meta: { title: 'forgot.title', background: 'plain', navbar: false, index: false },
  params: {},
  validate: [],
  blocks: [
    {
      type: 'form',
      form: 'forgotPassword',
      title: 'forgot.heading',
      text: 'forgot.text',
      links: [
        { label: 'forgot.code', link: { page: 'new-password' }, style: 'secondary' },
        { label: 'forgot.login', link: { page: 'login' }, style: 'secondary' },
      ],
    },
  ],
  messages: [
    'errors.tooMany',
    'field.email',
    'forgot.code',
    'forgot.heading',
    'forgot.login',
    'forgot.sent',
    'forgot.submit',
    'forgot.text',
    'forgot.title',
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
  forms: ['forgotPassword'],
} as const satisfies PageModel
