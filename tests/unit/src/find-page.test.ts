import { describe, expect, it, vi } from 'vitest'
import { page as login } from '#site/pages/login.ts'
import { page as oferta } from '#site/pages/oferta.ts'
import { page as pricing } from '#site/pages/pricing.ts'
import { page as profile } from '#site/pages/profile.ts'
import { createPageFinder } from '../../../src/app/find-page.ts'
import type { ShownPage } from '../../../src/routing/current-page.ts'
import { HttpError, type HttpErrorKind } from '../../../src/services/http-error.ts'
import { addressText, readAddress } from '../../../src/services/navigation.ts'
import type { NamedCheck } from '../../../src/services/page-checks.ts'
import type { NoPagePayload, PagePayload } from '../../../src/services/payload.ts'
import { caught } from '../services/support/caught.ts'
import { fakeClock } from '../services/support/fake-clock.ts'
import { pagePayload } from './support/page-payload.ts'
import { siteTexts } from './support/site-texts.ts'

const english = pagePayload()
const failure = (kind: HttpErrorKind, status?: number) =>
  new HttpError(kind, { method: 'GET', url: '/x' }, status === undefined ? {} : { status })

interface Site {
  payloads?: Readonly<Record<string, PagePayload | Error>>
  first?: PagePayload | NoPagePayload
  firstPath?: string
  signedIn?: boolean
  built?: boolean
  checks?: Readonly<Record<string, NamedCheck>>
  translation?: Error
  visitorLocale?: 'en' | 'ru' | 'uk'
}

function site({ payloads = {}, first = english, firstPath = '/en/pricing', ...more }: Site = {}) {
  let shown: ShownPage | null = null
  const load = vi.fn((path: string) => {
    const payload = payloads[path] ?? failure('http', 404)
    return payload instanceof Error ? Promise.reject(payload) : Promise.resolve(payload)
  })
  const translate = vi.fn((locale: keyof typeof siteTexts) =>
    more.translation ? Promise.reject(more.translation) : Promise.resolve(siteTexts[locale]),
  )
  const loadBlocks = vi.fn(() => Promise.resolve())
  const report = vi.fn()
  const finder = createPageFinder({
    payloads: { load },
    translations: { load: translate },
    loadBlocks,
    checks: more.checks ?? {},
    clock: fakeClock(),
    signedIn: () => more.signedIn ?? false,
    isBuilt: () => Promise.resolve(more.built ?? true),
    visitorLocale: more.visitorLocale ?? 'en',
    first: { pathname: firstPath, payload: first },
    shown: () => shown,
    report,
  })
  const find = (path: string) => finder.find(readAddress(path))
  /** Finds a page and shows it. */
  const show = async (path: string): Promise<ShownPage> => {
    const found = await find(path)
    if (found.kind !== 'page') throw new Error(`${path} shows no page`)
    shown = found.page
    return found.page
  }
  const redirectOf = async (path: string): Promise<string | null> => {
    const found = await find(path)
    return found.kind === 'redirect' ? addressText(found.to) : null
  }
  return { find, show, redirectOf, load, translate, loadBlocks, report, preload: finder.preload }
}

describe('a page', () => {
  it('is what the document came with, with and without a slash at the end', async () => {
    const { show, load, loadBlocks } = site()
    expect(await show('/en/pricing/?plan=pro')).toMatchObject({ payload: english, error: null, locale: 'en' })
    expect(await show('/en/pricing')).toMatchObject({ payload: english })
    expect(load).not.toHaveBeenCalled()
    expect(loadBlocks).toHaveBeenCalledWith(['plans', 'faq'])
  })

  it('is fetched when it is another one', async () => {
    const contacts = pagePayload({ name: 'contacts', validate: [] })
    const { show, load } = site({ payloads: { '/en/contacts': contacts } })
    expect(await show('/en/contacts/')).toMatchObject({ payload: contacts })
    await show('/en/contacts')
    expect(load.mock.calls).toEqual([['/en/contacts']])
  })

  it('is preloaded with its code', async () => {
    const form = pagePayload({
      name: 'login',
      blocks: [{ type: 'form', form: 'signIn', title: 'login.heading', links: [] }],
    })
    const { preload, load, loadBlocks } = site({ payloads: { '/en/login': form } })
    await preload('/en/login')
    expect(load.mock.calls).toEqual([['/en/login']])
    expect(loadBlocks).toHaveBeenCalledExactlyOnceWith(['form'])
  })

  it('is not preloaded when it is known, or none', async () => {
    const { preload, show, load } = site()
    await preload('/en/pricing')
    await show('/en/pricing')
    await preload('/en/pricing')
    await preload('/')
    await preload('/en/nowhere')
    expect(load).not.toHaveBeenCalled()
  })

  it('of no language is the one of the language shown', async () => {
    const { show, redirectOf } = site()
    await show('/en/pricing')
    expect(await redirectOf('/?a=b#c')).toBe('/en?a=b#c')
  })
})

describe('the same page in another language', () => {
  it('is made of the one shown and the translation file', async () => {
    const { show, load, translate } = site()
    await show('/en/pricing')
    const page = await show('/uk/pricing?plan=pro#plans')
    expect(page).toMatchObject({ locale: 'uk', messages: siteTexts.uk })
    expect(page.payload?.page).toBe(english.page)
    await show('/uk/pricing')
    expect(translate.mock.calls).toEqual([['uk']])
    expect(load).not.toHaveBeenCalled()
  })

  it('is preloaded as it is found', async () => {
    const { preload, show, load, translate } = site()
    await show('/en/pricing')
    await preload('/uk/pricing')
    expect(translate.mock.calls).toEqual([['uk']])
    expect(await show('/uk/pricing')).toMatchObject({ locale: 'uk', messages: siteTexts.uk })
    expect(translate).toHaveBeenCalledOnce()
    expect(load).not.toHaveBeenCalled()
  })

  it('is fetched where it has documents', async () => {
    const ukrainian = pagePayload(oferta, { locale: 'uk', messages: siteTexts.uk })
    const { show, translate } = site({
      first: pagePayload(oferta),
      firstPath: '/en/oferta',
      payloads: { '/uk/oferta': ukrainian },
    })
    await show('/en/oferta')
    expect(await show('/uk/oferta')).toMatchObject({ payload: ukrainian })
    expect(translate).not.toHaveBeenCalled()
  })

  it.each<HttpErrorKind>(['http', 'malformed', 'network'])('fails when its texts do (%s)', async (kind) => {
    const { show, find } = site({ translation: failure(kind) })
    await show('/en/pricing')
    expect(await caught(find('/uk/pricing'))).toMatchObject({ kind })
  })
})

describe('an address of nothing', () => {
  it('is a 404 that is not fatal, in the words of the specification', async () => {
    const { show } = site()
    expect(await show('/en/nope?x=1#y')).toMatchObject({
      payload: null,
      locale: 'en',
      error: { status: 404, fatal: false, message: 'Page not found: /en/nope?x=1#y' },
    })
  })

  it.each([
    ['/uk/nope', 'uk'],
    ['/nope', 'en'],
    ['/de/pricing', 'en'],
    ['/login', 'en'],
  ])('%s speaks %s', async (path, locale) => {
    const { show } = site()
    await show('/en/pricing')
    expect(await show(path)).toMatchObject({
      payload: null,
      locale,
      error: { message: `Page not found: ${path}` },
    })
  })

  const none = { page: null, locale: 'en', messages: siteTexts.en } as const

  it('speaks the language of the visitor, where the document could not know it', async () => {
    const { show } = site({ first: none, firstPath: '/login', visitorLocale: 'ru' })
    expect(await show('/login')).toMatchObject({ locale: 'ru', messages: siteTexts.ru })
  })

  it('speaks the language of the document when another cannot be had', async () => {
    const translation = failure('network')
    const { show, report } = site({ first: none, firstPath: '/login', visitorLocale: 'ru', translation })
    expect(await show('/login')).toMatchObject({ locale: 'en', messages: siteTexts.en })
    expect(report).toHaveBeenCalledExactlyOnceWith(translation)
  })

  it('is believed of the document, whatever the table says', async () => {
    const { show } = site({ first: none })
    expect(await show('/en/pricing')).toMatchObject({
      payload: null,
      error: { message: 'Page not found: /en/pricing' },
    })
  })

  it('is one that was never built', async () => {
    const { show } = site({ built: false })
    expect(await show('/en/contacts')).toMatchObject({ error: { message: 'Page not found: /en/contacts' } })
  })
})

describe('a payload that cannot be had', () => {
  it.each([
    ['a status', failure('http', 403)],
    ['a page that was built and is gone', failure('http', 404)],
    ['HTML in its place', failure('malformed', 200)],
  ])('leads to the document: %s', async (_, error) => {
    const { find, report } = site({ payloads: { '/en/contacts': error } })
    expect(await find('/en/contacts')).toEqual({ kind: 'document' })
    expect(report).toHaveBeenCalledExactlyOnceWith(error)
  })

  it.each([failure('network'), failure('timeout'), failure('http', 502)])(
    'fails where nothing arrives, or nothing good (%s)',
    async (error) => {
      const { find } = site({ payloads: { '/en/contacts': error } })
      expect(await caught(find('/en/contacts'))).toBe(error)
    },
  )
})

describe('access', () => {
  const members = { first: pagePayload(profile), firstPath: '/uk/profile' }
  const guests = { first: pagePayload(login, { locale: 'uk' }), firstPath: '/uk/login' }

  it('sends guests to sign in, with the way back', async () => {
    const ukrainian = { ...members, first: pagePayload(profile, { locale: 'uk' }) }
    expect(await site(ukrainian).redirectOf('/uk/profile?tab=2#name')).toBe(
      '/uk/login?returnTo=%2Fuk%2Fprofile%3Ftab%3D2%23name',
    )
    expect(await site({ ...ukrainian, signedIn: true }).redirectOf('/uk/profile')).toBeNull()
  })

  it('sends members from the pages of guests to where they came from, or home', async () => {
    const { redirectOf } = site({ ...guests, signedIn: true })
    expect(await redirectOf('/uk/login')).toBe('/uk/profile')
    expect(await redirectOf('/uk/login?returnTo=%2Fen%2Fpricing%3Fplan%3Dpro')).toBe('/uk/pricing?plan=pro')
    expect(await redirectOf('/uk/login?returnTo=https%3A%2F%2Fevil.example')).toBe('/uk/profile')
    expect(await site(guests).redirectOf('/uk/login')).toBeNull()
  })
})

describe('checks', () => {
  it('refuse with a fatal 404, in the words of the specification', async () => {
    expect(await site().show('/en/pricing?plan=gold')).toMatchObject({
      payload: null,
      error: { status: 404, fatal: true, message: 'Page Not Found: /en/pricing?plan=gold' },
    })
  })

  const sold = { first: pagePayload({ ...pricing, validate: [{ check: 'in-stock' }] }) }

  it('in code may wait, and supply an error of their own', async () => {
    const checks = { 'in-stock': () => Promise.resolve({ status: 410, message: 'Sold out' }) }
    expect((await site({ ...sold, checks }).show('/en/pricing')).error).toEqual({
      status: 410,
      fatal: true,
      message: 'Sold out',
    })
    const passed = await site({ ...sold, checks: { 'in-stock': () => true } }).show('/en/pricing')
    expect(passed.error).toBeNull()
  })

  it('that throw have failed, and are logged', async () => {
    const error = new Error('no answer')
    const checks = { 'in-stock': () => Promise.reject(error) }
    const { show, report } = site({ ...sold, checks })
    expect((await show('/en/pricing')).error).toEqual({ status: 404, fatal: true, message: 'no answer' })
    expect(report).toHaveBeenCalledExactlyOnceWith(error)
  })
})
