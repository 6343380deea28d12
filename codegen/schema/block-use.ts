import type { Block } from './blocks.ts'

/**
 * What visitors do with each block. A page that is worked with starts the runtime at once, one that is only read
 * at the visitor's first sign of intent.
 */
export const blockUse: Readonly<Record<Block['type'], 'read' | 'work'>> = {
  callToAction: 'read',
  contacts: 'read',
  document: 'read',
  faq: 'read',
  features: 'read',
  form: 'work',
  hero: 'read',
  plans: 'read',
  signOut: 'work',
  steps: 'read',
  text: 'read',
}
