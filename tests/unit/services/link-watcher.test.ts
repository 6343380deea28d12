import { describe, expect, it, vi } from 'vitest'
import { createLinkWatcher } from '../../../src/services/link-watcher.ts'

type Attributes = Record<string, unknown>

/** Whether a selector of the form `a[href]:not([x], [y]):not([z])` takes in something with these attributes. */
function takesIn(selector: string, attributes: Attributes): boolean {
  expect(selector).toMatch(/^a\[href\](:not\(\[\w+\](, \[\w+\])*\))*$/)
  const excluded = [...selector.matchAll(/:not\(([^)]*)\)/g)].flatMap(([, list]) => list?.match(/\w+/g) ?? [])
  return 'href' in attributes && !excluded.some((name) => name in attributes)
}

const link = (href: unknown, attributes: Attributes = {}) => ({ href, ...attributes })
type Link = ReturnType<typeof link>

/** An element inside a link. */
const within = (wrapped: Link) => ({
  closest: (selector: string) => (takesIn(selector, wrapped) ? wrapped : null),
})

const here = 'https://here.example'

/** A page with its links; `point` is an event on a target, `see` what the observer tells. */
function open() {
  const listeners = new Map<string, (event: { target: unknown }) => void>()
  const page = { address: '/en', links: [] as Link[] }
  const observed = new Set<Link>()
  let told: (entries: { isIntersecting: boolean; target: Link }[]) => void = () => undefined
  const add = vi.fn()
  const watcher = createLinkWatcher<Link>({
    root: {
      addEventListener(type, listener, options) {
        expect(options).toEqual({ passive: true })
        listeners.set(type, listener)
      },
      querySelectorAll: (selector) => page.links.filter((each) => takesIn(selector, each)),
      get URL() {
        return here + page.address
      },
    },
    observe(listener) {
      told = listener
      return {
        observe: (each) => void observed.add(each),
        unobserve: (each) => void observed.delete(each),
        disconnect: () => observed.clear(),
      }
    },
    add,
    isOwn: ({ origin, pathname }) => (origin === here && pathname.startsWith('/en') ? pathname : null),
  })
  return {
    page,
    observed,
    add,
    watch: watcher.watch,
    point: (target: unknown, type = 'pointerover') => listeners.get(type)?.({ target }),
    see: (target: Link, isIntersecting = true) => told([{ isIntersecting, target }]),
  }
}

const pricing = link(`${here}/en/pricing?plan=pro#plans`)

const ignored: [string, Link][] = [
  ['another site', link('https://evil.example/en/pricing')],
  ['a file of ours', link(`${here}/rules.pdf`)],
  ['a download', link(`${here}/en/pricing`, { download: '' })],
  ['another tab', link(`${here}/en/pricing`, { target: '_blank' })],
  ['the page that is shown', link(`${here}/en?plan=pro#plans`)],
  ['an address that is none', link('http://')],
  ['a drawing', link({ baseVal: '/en/pricing' })],
  ['something of no address', { closest: () => ({}) } as unknown as Link],
]

describe('a link that is pointed at', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('by %s is likely next', (type) => {
    const { point, add } = open()
    point(within(pricing), type)
    expect(add.mock.calls).toEqual([['/en/pricing', 'intent']])
  })

  it('counts in another language too', () => {
    const { point, add } = open()
    point(within(link(`${here}/en/pricing`, { hreflang: 'en' })))
    expect(add).toHaveBeenCalledOnce()
  })

  it.each(ignored)('is ignored where it leads to %s', (_, each) => {
    const { point, add } = open()
    point(within(each))
    point('closest' in each ? each : null)
    expect(add).not.toHaveBeenCalled()
  })

  it.each([
    ['no element', { nodeType: 9 }],
    ['an object of another kind', { closest: true }],
    ['nothing', null],
    ['a text', 'a'],
    ['no link', { closest: () => null }],
  ])('is not found around %s', (_, target) => {
    const { point, add } = open()
    point(target)
    expect(add).not.toHaveBeenCalled()
  })

  it('is ignored only as long as its page is shown', () => {
    const { point, add, page } = open()
    page.address = '/en/pricing?plan=basic'
    point(within(pricing))
    expect(add).not.toHaveBeenCalled()
    page.address = '/'
    point(within(pricing))
    expect(add).toHaveBeenCalledOnce()
  })
})

describe('a link that is seen', () => {
  it('is likely next, and told of once', () => {
    const { page, watch, see, add, observed } = open()
    page.links = [pricing]
    expect(observed.size).toBe(0)
    watch()
    see(pricing, false)
    expect(add).not.toHaveBeenCalled()
    expect(observed).toEqual(new Set([pricing]))
    see(pricing)
    expect(add.mock.calls).toEqual([['/en/pricing', 'visible']])
    expect(observed.size).toBe(0)
  })

  it.each([...ignored, ['another language', link(`${here}/en/pricing`, { hreflang: 'en' })] as const])(
    'is ignored where it leads to %s',
    (_, each) => {
      const { page, watch, observed } = open()
      page.links = [each]
      watch()
      expect(observed.size).toBe(0)
    },
  )

  it('is forgotten with its page', () => {
    const { page, watch, observed } = open()
    page.links = [pricing]
    watch()
    const next = link(`${here}/en/contacts`)
    Object.assign(page, { address: '/en/pricing', links: [pricing, next] })
    watch()
    expect(observed).toEqual(new Set([next]))
  })

  it('may have come to lead nowhere since', () => {
    const { page, watch, see, add } = open()
    const each = link(`${here}/en/pricing`)
    page.links = [each]
    watch()
    each.href = 'https://evil.example'
    see(each)
    expect(add).not.toHaveBeenCalled()
  })
})
