import { describe, expect, it } from 'vitest'
import { forms } from '#site/forms.ts'
import type { Block, BlockType, DocumentTree } from '#site/types.ts'
import { BlockList } from '../../../src/blocks/block-list.tsx'
import { blockComponent, loadBlocks } from '../../../src/blocks/block-registry.ts'
import { ChunkError } from '../../../src/errors/chunk-error.ts'
import { pagePayload } from './support/page-payload.ts'
import { headingLevels, staticMarkup } from './support/static-markup.tsx'

const title = 'home.features.title'
const text = 'home.hero.text'
const item = { title: 'home.features.speed.title', text: 'home.features.speed.text' } as const
const action = { label: 'home.hero.choose', link: { page: 'pricing' }, style: 'primary' } as const
const plan = {
  id: 'basic',
  name: 'plan.basic',
  price: '199.00',
  currency: 'UAH',
  per: 'month',
  features: [],
  highlight: true,
  action: 'plan.choose',
  link: action.link,
} as const

const tree: DocumentTree = {
  title: 'Offer',
  contents: [
    { id: 'a', text: 'First' },
    { id: 'b', text: 'Second' },
  ],
  children: [
    { type: 'heading', depth: 2, id: 'a', children: [{ type: 'text', value: 'First' }] },
    { type: 'heading', depth: 3, id: 'b', children: [{ type: 'text', value: 'Second' }] },
  ],
}

const titled: Readonly<Record<BlockType, Block>> = {
  callToAction: { type: 'callToAction', title, actions: [action] },
  contacts: {
    type: 'contacts',
    title,
    items: [{ kind: 'phone', label: 'contacts.phone', value: '+380 44 1' }],
  },
  document: { type: 'document', document: 'oferta', contents: true },
  faq: {
    type: 'faq',
    title,
    items: [{ question: 'home.faq.move.question', answer: 'home.faq.move.answer' }],
  },
  features: { type: 'features', title, items: [item] },
  form: { type: 'form', form: 'signIn', title, links: [] },
  hero: { type: 'hero', title, actions: [action] },
  plans: { type: 'plans', title, plans: [plan] },
  signOut: { type: 'signOut', title, actions: [] },
  status: {
    type: 'status',
    load: '/payments/:id',
    query: 'payment',
    field: 'status',
    states: { paid: { title, tone: 'success', wait: false, actions: [] } },
  },
  steps: { type: 'steps', title, items: [item] },
  table: {
    type: 'table',
    title,
    load: '/payments',
    list: 'items',
    key: 'id',
    columns: [{ field: 'plan', label: 'plan.basic', format: 'text', options: [] }],
    filter: [],
    empty: text,
  },
  text: { type: 'text', title, text, actions: [] },
}

const untitled: Block[] = Object.values(titled)
  .filter(({ type }) => !['callToAction', 'document', 'hero', 'signOut', 'status'].includes(type))
  .map((block) => {
    // Taking the title out of each member of the union is more than the compiler can follow.
    return Object.fromEntries(Object.entries(block).filter(([key]) => key !== 'title')) as unknown as Block
  })

const html = (blocks: Block[]) =>
  staticMarkup(<BlockList payload={pagePayload({ blocks }, { documents: { oferta: tree }, forms })} />)

const all = [...Object.values(titled), ...untitled]
const pairs = all.flatMap((first) => all.map((second) => [first, second] as const))
const named = (block: Block) =>
  `${block.type}${'title' in block || block.type === 'document' ? '' : ' without title'}`

it('needs the code of its lazy blocks first', async () => {
  expect(() => blockComponent('form')).toThrow('The code of the block "form" is not loaded')
  await loadBlocks(['plans', 'document', 'form', 'form', 'signOut', 'status', 'table'])
  expect(blockComponent('form')).toBeTypeOf('function')
})

describe('the headings of a page', () => {
  it.each(pairs.map((pair) => [pair.map(named).join(', then '), pair] as const))('%s', (_, pair) => {
    const levels = headingLevels(html([...pair]))
    expect(levels[0], 'the first heading is the h1').toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(
        level - (levels[index - 1] ?? 0),
        `no level is left out: ${levels.join(' ')}`,
      ).toBeLessThanOrEqual(1)
    }
  })

  it('are those of the page where there is no block at all', () => {
    expect(html([])).toBe('<h1 class="page-title">Internet plans and prices</h1>')
  })
})

describe('a block of another build', () => {
  it('has no code here, which a newer document has', async () => {
    await expect(loadBlocks(['text', 'hologram' as BlockType])).rejects.toThrow(ChunkError)
  })
})

describe('a block that not everyone sees', () => {
  const text = (rest: object): Block => ({ ...titled.text, ...rest })

  it('is in the HTML, which knows nobody, for the styles to show', () => {
    const markup = html([titled.hero, text({ access: 'guests' }), text({ access: 'members' })])
    expect(markup).toContain('<div class="for-guests"><section class="block text">')
    expect(markup).toContain('<div class="for-members"><section class="block text">')
    expect(headingLevels(markup)).toEqual([1, 2, 2])
  })

  it('names no page: the title of the page stands above it', () => {
    const markup = html([text({ access: 'members' }), text({ access: 'guests' })])
    expect(markup).toMatch(/^<h1 class="page-title">/)
    expect(headingLevels(markup)).toEqual([1, 2, 2])
  })
})

describe('a block', () => {
  it('says nothing of a state that its address does not ask about, nor before it can be asked for', () => {
    expect(html([titled.status])).toBe('<h1 class="page-title">Internet plans and prices</h1>')
  })

  it('says that its records are on their way', () => {
    const markup = html([titled.table])
    expect(markup).toContain('<p class="records-summary" role="status">Loading…</p>')
    expect(markup).not.toContain('<table')
    expect(markup).not.toContain('role="search"')
  })

  it('asks what to show of its records', () => {
    const filter = [{ name: 'plan', type: 'text', label: 'plan.basic', required: false }] as never
    const markup = html([{ ...titled.table, filter } as Block])
    expect(markup).toContain('role="search" aria-label="Filter"')
    expect(markup).toMatch(/<button[^>]* type="submit">Apply<\/button>/)
    expect(markup).toMatch(/<button[^>]* type="button">Clear<\/button>/)
  })

  it('writes contacts as links that a phone understands', () => {
    const items = [
      { kind: 'phone', label: 'contacts.phone', value: '+380 (44) 000-00-00' },
      { kind: 'email', label: 'contacts.email', value: 'help@provider.example' },
      { kind: 'address', label: 'contacts.address', text: 'contacts.address.text' },
    ] as const
    const markup = html([{ type: 'contacts', items }])
    expect(markup).toContain('<a href="tel:+380440000000">+380 (44) 000-00-00</a>')
    expect(markup).toContain('<a href="mailto:help@provider.example">')
    expect(markup.match(/<a /g)).toHaveLength(2)
  })

  it('writes a plan with its price, its button and what they are about', () => {
    const markup = html([
      { type: 'plans', plans: [{ ...plan, link: { page: 'payment', query: { plan: 'basic' } } }] },
    ])
    expect(markup).toContain('<strong><span class="currency">₴</span>199</strong> <span>per month</span>')
    expect(markup).toContain('href="/en/payment?plan=basic"')
    expect(markup).toContain('<span class="visually-hidden">Basic</span>')
  })

  it('writes fields with their rules, as the browser knows them', () => {
    const markup = html([{ type: 'form', form: 'signIn', links: [] }])
    const email = /<input[^>]*name="email"[^>]*>/.exec(markup)?.[0] ?? ''
    expect(email).toContain('type="email"')
    expect(email).toContain('required=""')
    expect(email).toContain('maxLength="254"')
    expect(email).toContain('autoComplete="username"')
    expect(markup).toContain(`<label for="${/id="([^"]+)"/.exec(email)?.[1] ?? 'none'}" `)
    expect(markup).toMatch(/<form [^>]*method="post"/)
  })

  it('takes its form and its document from the payload, or stops the build', () => {
    const view = (block: Block) => staticMarkup(<BlockList payload={pagePayload({ blocks: [block] })} />)
    expect(() => view(titled.form)).toThrow('no form "signIn"')
    expect(() => view(titled.document)).toThrow('no document "oferta"')
  })
})
