// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageModel } from '../types.ts'

export const page = {
  name: 'oferta',
  path: '/oferta',
  layout: 'default',
  access: 'anyone',
  meta: {
    title: 'oferta.title',
    label: 'oferta.label',
    description: 'oferta.description',
    background: 'special',
    navbar: true,
    index: true,
  },
  params: {},
  validate: [],
  blocks: [{ type: 'document', document: 'oferta', contents: true }],
  start: 'intent',
  messages: ['oferta.description', 'oferta.label', 'oferta.title', 'ui.document.contents'],
  documents: ['oferta'],
  forms: [],
} as const satisfies PageModel
