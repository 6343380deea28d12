import { describe, expect, it } from 'vitest'
import { nearestPage } from '../../../src/errors/nearest-page.ts'
import { pageNotFound, toPageError } from '../../../src/errors/page-error.ts'

describe('toPageError', () => {
  const internal = { status: 500, fatal: true, message: 'Internal Server Error' }

  it.each([
    ['nothing', undefined, internal],
    ['null', null, internal],
    ['no status', {}, internal],
    ['status 0', { status: 0 }, internal],
    ['status NaN', { status: NaN }, internal],
    ['an empty status', { status: '' }, internal],
    ['an unreadable status', { status: 'many' }, internal],
    ['an empty message', { status: 500, message: '' }, internal],
    ['404 without a message', { status: 404 }, { ...internal, status: 404, message: 'Page Not Found' }],
    ['a status as text', { status: '404' }, { ...internal, status: 404, message: 'Page Not Found' }],
    ['another status', { status: 403 }, { ...internal, status: 403 }],
    ['a message', { status: 503, message: 'Closed' }, { ...internal, status: 503, message: 'Closed' }],
    [
      'one that is not fatal',
      { status: 404, fatal: false, message: 'x' },
      { status: 404, fatal: false, message: 'x' },
    ],
    ['an Error', new Error('Broken'), { ...internal, message: 'Broken' }],
    ['a thrown text', 'Broken', { ...internal, message: 'Broken' }],
  ])('completes %s', (_, given, error) => {
    expect(toPageError(given)).toEqual(error)
  })
})

describe('pageNotFound', () => {
  it('is the error of the specification, to the letter', () => {
    expect(pageNotFound('/en/nope?x=1#y')).toEqual({
      status: 404,
      fatal: false,
      message: 'Page not found: /en/nope?x=1#y',
    })
  })
})

describe('nearestPage', () => {
  it.each([
    ['/en/pricng', 'pricing'],
    ['/pricing', 'pricing'],
    ['/de/pricing', 'pricing'],
    ['/en/Pricing/', 'pricing'],
    ['/uk/contact', 'contacts'],
    ['/en/forgot_password', 'forgot-password'],
    ['/en/about-our-company', null],
    ['/en/x', null],
    ['/de', null],
  ])('to %s is %s', (path, page) => {
    expect(nearestPage(path)).toBe(page)
  })
})
