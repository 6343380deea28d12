import type { Block } from './blocks.ts'

interface BlockUse {
  /** A page that is worked with starts the runtime when painted, one that is only read at the first sign of intent. */
  start: 'now' | 'intent'
  /** Groups of the interface's own texts that every such block shows: `ui.<group>.…`. */
  texts: readonly string[]
}

const read: BlockUse = { start: 'intent', texts: [] }

/** What visitors do with each block, and what it says of its own. */
export const blockUse: Readonly<Record<Block['type'], BlockUse>> = {
  callToAction: read,
  contacts: { start: 'intent', texts: ['contacts'] },
  document: { start: 'intent', texts: ['document'] },
  faq: read,
  features: read,
  form: { start: 'now', texts: ['form'] },
  hero: read,
  plans: { start: 'intent', texts: ['plans'] },
  signOut: { start: 'now', texts: [] },
  status: { start: 'now', texts: ['status'] },
  steps: read,
  table: { start: 'now', texts: ['table'] },
  text: read,
}
