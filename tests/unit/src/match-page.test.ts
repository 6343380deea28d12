import { describe, expect, it } from 'vitest'
import { createMatcher, localeOf, matchPage } from '../../../src/routing/match-page.ts'

const match = createMatcher({ home: '/', pricing: '/pricing', plan: '/plans/:id', best: '/plans/best' })

describe('createMatcher', () => {
  it.each([
    ['/', { page: 'home', locale: null, params: {} }],
    ['/en', { page: 'home', locale: 'en', params: {} }],
    ['/uk/', { page: 'home', locale: 'uk', params: {} }],
    ['/ru/pricing', { page: 'pricing', locale: 'ru', params: {} }],
    ['/ru/pricing/', { page: 'pricing', locale: 'ru', params: {} }],
    ['/en/plans/basic', { page: 'plan', locale: 'en', params: { id: 'basic' } }],
    ['/en/plans/caf%C3%A9', { page: 'plan', locale: 'en', params: { id: 'café' } }],
    ['/en/pric%69ng', { page: 'pricing', locale: 'en', params: {} }],
    ['/%65n/pricing', { page: 'pricing', locale: 'en', params: {} }],
    ['/en/plans/best', { page: 'best', locale: 'en', params: {} }],
  ])('finds the page of %s', (path, found) => {
    expect(match(path)).toEqual(found)
  })

  it.each([
    '/pricing',
    '/de',
    '/de/pricing',
    '/EN/pricing',
    '/en/Pricing',
    '/en/pricing/more',
    '/en//pricing',
    '//en/pricing',
    '/en/plans',
    '/en/plans/',
    '/en/plans//',
    '/en/plans/a/b',
    '/en/plans/%E0%A4%A',
    '/en/plans%2Fbest',
    '/%E0%A4%A',
    '/%E0%A4%A/pricing',
    '/en/plans/:id/x',
    '/en/toString',
  ])('finds nothing at %s', (path) => {
    expect(match(path)).toBeNull()
  })
})

describe('matchPage', () => {
  it('knows the pages of this site', () => {
    expect(matchPage('/uk/new-password')).toEqual({ page: 'new-password', locale: 'uk', params: {} })
    expect(matchPage('/uk/nope')).toBeNull()
  })
})

describe('localeOf', () => {
  it.each([
    ['/ru/nope', 'ru'],
    ['/ru', 'ru'],
    ['/', null],
    ['/de/pricing', null],
    ['/russia', null],
  ])('of %s is %s', (path, locale) => {
    expect(localeOf(path)).toBe(locale)
  })
})
