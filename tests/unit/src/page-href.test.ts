import { describe, expect, it } from 'vitest'
import { localizedPath, pageHref, pagePath } from '../../../src/routing/page-href.ts'

describe('localizedPath', () => {
  it.each([
    ['/', null, {}, '/'],
    ['/', 'uk', {}, '/uk'],
    ['/pricing', 'en', {}, '/en/pricing'],
    ['/plans/:id', 'ru', { id: 'basic' }, '/ru/plans/basic'],
    ['/plans/:id/:part', 'ru', { id: 'a/b', part: 'ї' }, '/ru/plans/a%2Fb/%D1%97'],
  ] as const)('%s in %s with %o is %s', (path, locale, params, href) => {
    expect(localizedPath(path, locale, params)).toBe(href)
  })
})

describe('pageHref', () => {
  it('writes the page, its query and its hash', () => {
    expect(pageHref('en', { page: 'home' })).toBe('/en')
    expect(pageHref('uk', { page: 'payment', query: { plan: 'pro' }, hash: 'how to' })).toBe(
      '/uk/payment?plan=pro#how%20to',
    )
    expect(pagePath('home', null)).toBe('/')
  })

  it('refuses, when compiled, what the site does not have', () => {
    // @ts-expect-error -- no such page
    expect(() => pageHref('en', { page: 'pricng' })).toThrow()
    // @ts-expect-error -- no such plan
    pageHref('en', { page: 'payment', query: { plan: 'gold' } })
    // @ts-expect-error -- this page takes no query
    pageHref('en', { page: 'contacts', query: { plan: 'pro' } })
    // @ts-expect-error -- this page takes no params
    pageHref('en', { page: 'contacts', params: { id: 'a' } })
    // @ts-expect-error -- no such language
    pageHref('de', { page: 'contacts' })
  })
})
