import { describe, expect, test } from 'vitest'
import type { PageModel } from '#site/types.ts'
import { startAttributes, startTags, type StartingPage } from '../../../prerender/page-start.ts'
import type { SiteData } from '../../../prerender/site-data.ts'
import { tinyScripts } from './support/tiny-site.ts'

const site = {
  pagePaths: { login: '/login', home: '/', profile: '/profile' },
  settings: { session: { signIn: 'login', home: 'profile' } },
  // The rest of a site is not looked at.
} as unknown as SiteData
const withoutSession = { ...site, settings: { ...site.settings, session: { signIn: null, home: null } } }

const plain = { access: 'anyone', start: 'intent', validate: [], blocks: [], forms: [] }

/** A page as a payload holds it; what a start does not depend on is left out. */
const page = (changes: object, neutral = false): StartingPage => ({
  neutral,
  payload: {
    locale: 'uk',
    page: { ...plain, ...changes } as unknown as PageModel,
  } as StartingPage['payload'],
})
const missing: StartingPage = { neutral: false, payload: { page: null, locale: 'uk', messages: {} } }

describe('startAttributes', () => {
  test.each([
    ['a page to read', page({}), { 'data-start': 'intent' }],
    ['a page to work with', page({ start: 'now' }), { 'data-start': 'now' }],
    ['a page that members work with', page({ start: 'member' }), { 'data-start': 'member' }],
    [
      'a page for members',
      page({ access: 'members' }),
      { 'data-start': 'intent', 'data-sign-in': '/uk/login' },
    ],
    ['a page for guests', page({ access: 'guests' }), { 'data-start': 'intent', 'data-home': '/uk/profile' }],
    ['the bare "/"', page({ access: 'members', start: 'now' }, true), {}],
    ['the 404 page of a language', missing, { 'data-start': 'now' }],
    [
      'the 404 page of no language, which waits for the one of the visitor',
      { ...missing, neutral: true },
      { 'data-start': 'now', 'data-checks': '[{"check":"language"}]' },
    ],
  ])('of %s', (_, given, expected) => {
    expect(startAttributes(site, given)).toEqual(expected)
  })

  test('a site without a page to sign in on, or to go to, sends nobody away', () => {
    for (const access of ['members', 'guests']) {
      expect(startAttributes(withoutSession, page({ access }))).toEqual({ 'data-start': 'intent' })
    }
  })

  test('a home page is the language itself', () => {
    const atHome = { ...site, settings: { ...site.settings, session: { signIn: 'login', home: 'home' } } }
    expect(startAttributes(atHome as SiteData, page({ access: 'guests' }))['data-home']).toBe('/uk')
  })

  test('checks of the query and named ones are passed on, those of params were made by the build', () => {
    const query = { query: 'plan', oneOf: ['pro'], optional: true }
    const validate = [{ param: 'id', oneOf: ['a'], optional: false }, query, { check: 'open' }]
    const { 'data-checks': checks = '' } = startAttributes(site, page({ validate }))
    expect(JSON.parse(checks)).toEqual([query, { check: 'open' }])
    expect(startAttributes(site, page({ validate: validate.slice(0, 1) }))).not.toHaveProperty('data-checks')
  })
})

describe('startTags', () => {
  const runtime = {
    entry: ['/assets/e.js', '/assets/s.js'],
    blocks: { 'call-to-action': ['/assets/c.js'], form: ['/assets/f.js', '/assets/c.js'] },
  }
  const tags = (given: StartingPage) => startTags(tinyScripts, runtime, given)
  const files = (given: StartingPage) =>
    /<meta name="runtime" content="([^"]*)">/.exec(tags(given))?.[1]?.split(' ')

  test('name the runtime and start the page', () => {
    expect(tags(page({}))).toBe(
      '<link rel="expect" blocking="render" href="#payload">\n' +
        '<meta name="runtime" content="/assets/e.js /assets/s.js">\n<script>boot()</script>',
    )
  })

  test('name what a page needs to come to life, each file once, and ask for none of it before it is seen', () => {
    const blocks = [{ type: 'callToAction' }, { type: 'hero' }, { type: 'form' }]
    for (const start of ['now', 'member', 'intent']) {
      const given = page({ start, blocks })
      expect(files(given)).toEqual(['/assets/e.js', '/assets/s.js', '/assets/c.js', '/assets/f.js'])
      expect(tags(given)).not.toContain('preload')
    }
    expect(files(missing)).toEqual(['/assets/e.js', '/assets/s.js'])
    expect(tags({ ...missing, neutral: true })).toBe(tags(missing))
  })

  test('bring what keeps forms only where there are some', () => {
    expect(tags(page({ start: 'now', forms: ['signIn'] }))).toContain('<script>forms()</script>')
    expect(tags(page({ start: 'now' }))).not.toContain('forms()')
  })

  test('the bare "/" only finds its language', () => {
    expect(tags(page({ start: 'now', forms: ['signIn'] }, true))).toMatch(
      /^<link rel="expect"[^>]*>\n<script>root\(\)<\/script>$/,
    )
  })
})
