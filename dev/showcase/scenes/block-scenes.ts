import type { BlockType } from '#site/types.ts'
import { press, type Scene, type Showpiece } from '../scene.ts'
import type { SitePieces } from '../site-pieces.ts'

const alone = (block: Scene['page'], shows: string, act?: Scene['act']): Scene => ({
  page: block,
  extent: 'blocks',
  isWide: true,
  shows,
  ...(act && { act }),
})

/** Blocks that are only read, each with a selector of what it shows. */
const readBlocks: readonly (readonly [type: BlockType, title: string, shows: string])[] = [
  ['hero', 'Hero', '.hero h1'],
  ['features', 'Features', '.features .card'],
  ['steps', 'Steps', '.steps li'],
  ['plans', 'Plans', '.plan .button'],
  ['text', 'Text, with both buttons', '.text .secondary'],
  ['contacts', 'Contacts', '.contacts .card a'],
  ['callToAction', 'Call to action', '.call-to-action .button'],
  ['document', 'Document', '.document .prose'],
]

/** `callToAction` → `call-to-action`. */
const kebab = (type: string): string => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What pages are read from. */
export function blockScenes({ block }: SitePieces): Readonly<Record<string, Showpiece>> {
  const read = readBlocks.map(([type, title, shows]): [string, Showpiece] => [
    kebab(type),
    { title, states: { configured: alone([block(type)], shows) } },
  ])
  const faq = block('faq')
  return {
    ...Object.fromEntries(read),
    faq: {
      title: 'Questions and answers',
      states: { open: alone([faq], '.faq details p', () => press('.faq summary')) },
    },
  }
}
