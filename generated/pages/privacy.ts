// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageModel } from '../types.ts'

export const page = {
  name: 'privacy',
  path: '/privacy',
  layout: 'default',
  access: 'anyone',
  meta: {
    title: 'privacy.title',
    label: 'privacy.label',
    description: 'privacy.description',
    background: 'special',
    navbar: true,
    index: true,
  },
  params: {},
  validate: [],
  blocks: [{ type: 'document', document: 'privacy', contents: true }],
  start: 'intent',
  messages: ['privacy.description', 'privacy.label', 'privacy.title', 'ui.document.contents'],
  documents: ['privacy'],
  forms: [],
} as const satisfies PageModel
