// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageModel } from '../types.ts'

export const page = {
  name: 'contacts',
  path: '/contacts',
  layout: 'default',
  access: 'anyone',
  meta: {
    title: 'contacts.title',
    label: 'contacts.label',
    description: 'contacts.description',
    background: 'plain',
    navbar: false,
    index: true,
  },
  params: {},
  validate: [],
  blocks: [
    {
      type: 'contacts',
      title: 'contacts.heading',
      items: [
        { kind: 'phone', label: 'contacts.phone', value: '+380 44 000 00 00' },
        { kind: 'email', label: 'contacts.email', value: 'help@provider.example' },
        { kind: 'hours', label: 'contacts.hours', text: 'contacts.hours.text' },
        { kind: 'address', label: 'contacts.address', text: 'contacts.address.text' },
      ],
    },
    {
      type: 'steps',
      title: 'contacts.steps.title',
      items: [
        { title: 'contacts.steps.restart.title', text: 'contacts.steps.restart.text' },
        { title: 'contacts.steps.cable.title', text: 'contacts.steps.cable.text' },
        { title: 'contacts.steps.call.title', text: 'contacts.steps.call.text' },
      ],
    },
  ],
  start: 'intent',
  messages: [
    'contacts.address',
    'contacts.address.text',
    'contacts.description',
    'contacts.email',
    'contacts.heading',
    'contacts.hours',
    'contacts.hours.text',
    'contacts.label',
    'contacts.phone',
    'contacts.steps.cable.text',
    'contacts.steps.cable.title',
    'contacts.steps.call.text',
    'contacts.steps.call.title',
    'contacts.steps.restart.text',
    'contacts.steps.restart.title',
    'contacts.steps.title',
    'contacts.title',
  ],
  documents: [],
  forms: [],
} as const satisfies PageModel
