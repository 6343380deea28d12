// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageModel } from '../types.ts'

export const page = {
  name: 'logout',
  path: '/logout',
  layout: 'default',
  access: 'anyone',
  meta: {
    title: 'logout.title',
    label: 'logout.label',
    description: 'logout.description',
    background: 'plain',
    navbar: false,
    index: false,
  },
  params: {},
  validate: [],
  blocks: [
    {
      type: 'signOut',
      send: { method: 'POST', path: '/auth/logout' },
      confirm: 'logout.confirm',
      title: 'logout.heading',
      text: 'logout.text',
      actions: [
        { label: 'logout.home', link: { page: 'home' }, style: 'primary' },
        { label: 'logout.login', link: { page: 'login' }, style: 'secondary' },
      ],
    },
  ],
  start: 'now',
  messages: [
    'logout.confirm',
    'logout.description',
    'logout.heading',
    'logout.home',
    'logout.label',
    'logout.login',
    'logout.text',
    'logout.title',
    'ui.dialog.no',
    'ui.dialog.yes',
    'ui.signOut.unreachable',
    'ui.signOut.unsent',
  ],
  documents: [],
  forms: [],
} as const satisfies PageModel
