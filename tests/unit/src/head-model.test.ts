import { describe, expect, it } from 'vitest'
import { page as home } from '#site/pages/home.ts'
import { page as login } from '#site/pages/login.ts'
import { headModel } from '../../../src/head/head-model.ts'
import { serializeHead } from '../../../src/head/serialize-head.ts'
import { pagePayload } from './support/page-payload.ts'

const text = (id: string) => `‹${id}›`
const shown = { error: null, locale: 'uk', messages: {}, root: false } as const
const pricing = headModel({ ...shown, payload: pagePayload() }, text)

describe('headModel', () => {
  it('names the page, then the site', () => {
    expect(pricing.title).toBe('‹pricing.title› — ‹site.name›')
    expect(pricing.ogTitle).toBe('‹pricing.title›')
    expect(pricing.description).toBe('‹pricing.description›')
  })

  it('lets the home page name itself', () => {
    expect(headModel({ ...shown, payload: pagePayload(home) }, text).title).toBe('‹home.title›')
  })

  it('points to every language, with the fallback language for all others', () => {
    expect(pricing.alternates).toEqual([
      { hreflang: 'en', href: 'https://provider.example/en/pricing' },
      { hreflang: 'ru', href: 'https://provider.example/ru/pricing' },
      { hreflang: 'uk', href: 'https://provider.example/uk/pricing' },
      { hreflang: 'x-default', href: 'https://provider.example/en/pricing' },
    ])
    expect(pricing.canonical).toBe('https://provider.example/uk/pricing')
  })

  it('has the bare "/" as the home page for all other languages, and as its own canonical address', () => {
    const inUkrainian = headModel({ ...shown, payload: pagePayload(home) }, text)
    const bare = headModel({ ...shown, locale: 'en', root: true, payload: pagePayload(home) }, text)
    expect(inUkrainian.alternates.at(-1)).toEqual({
      hreflang: 'x-default',
      href: 'https://provider.example/',
    })
    expect(inUkrainian.canonical).toBe('https://provider.example/uk')
    expect(bare.alternates).toEqual(inUkrainian.alternates)
    expect(bare.canonical).toBe('https://provider.example/')
  })

  it('speaks the language of previews, with a country', () => {
    expect(pricing).toMatchObject({
      lang: 'uk',
      dir: 'ltr',
      ogLocale: 'uk_UA',
      ogLocaleAlternates: ['en_US', 'ru_RU'],
    })
  })

  it('keeps pages out of search results that ask for it', () => {
    expect(pricing.robots).toBeNull()
    const head = headModel({ ...shown, payload: pagePayload(login) }, text)
    expect(head).toMatchObject({ robots: 'noindex', description: '‹login.description›' })
  })

  it('gives the 404 page no address', () => {
    expect(headModel({ ...shown, payload: null }, text)).toMatchObject({
      title: '‹ui.errors.notFound.title› — ‹site.name›',
      robots: 'noindex',
      canonical: null,
      alternates: [],
    })
  })
})

describe('serializeHead', () => {
  it('writes what search engines and previews read', () => {
    const html = serializeHead(pricing)
    expect(html).toContain('<title>‹pricing.title› — ‹site.name›</title>')
    expect(html).toContain('<link rel="canonical" href="https://provider.example/uk/pricing">')
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://provider.example/en/pricing">',
    )
    expect(html).toContain('<meta property="og:locale:alternate" content="ru_RU">')
    expect(html).not.toContain('robots')
  })

  it('leaves no text a way out of its place', () => {
    const html = serializeHead({ ...pricing, title: '</title><script>', description: '"><img src=x> & \'' })
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
    expect(html).toContain('content="&quot;&gt;&lt;img src=x&gt; &amp; &#39;"')
  })
})
