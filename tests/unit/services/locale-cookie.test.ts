import { describe, expect, it } from 'vitest'
import { cookieText, createLocaleCookie, readCookie } from '../../../src/services/locale-cookie.ts'
import { refuse } from './support/fake-storage.ts'

const settings = { key: 'i18n_redirected', days: 365, sameSite: 'lax' } as const

describe('readCookie', () => {
  it.each([
    ['', null],
    ['i18n_redirected=ru', 'ru'],
    ['a=1; i18n_redirected=ru; b=2', 'ru'],
    ['a=1;i18n_redirected=ru', 'ru'],
    ['i18n_redirected=', ''],
    ['i18n_redirected=a=b', 'a=b'],
    ['xi18n_redirected=ru', null],
    ['i18n_redirected_too=ru', null],
    ['a=i18n_redirected=ru', null],
    ['i18n_redirected', null],
    ['i18n_redirected=ru; i18n_redirected=uk', 'ru'],
  ])('of %j is %j', (cookies, value) => {
    expect(readCookie(cookies, settings.key)).toBe(value)
  })
})

describe('cookieText', () => {
  it.each([
    [settings, false, 'i18n_redirected=uk; path=/; max-age=31536000; samesite=lax'],
    [settings, true, 'i18n_redirected=uk; path=/; max-age=31536000; samesite=lax; secure'],
    [
      { key: 'lang', days: 1, sameSite: 'strict' },
      true,
      'lang=uk; path=/; max-age=86400; samesite=strict; secure',
    ],
  ] as const)('of %o, secure: %s', (given, secure, text) => {
    expect(cookieText(given, 'uk', secure)).toBe(text)
  })
})

describe('createLocaleCookie', () => {
  it('reads and writes the jar', () => {
    const jar = { cookie: 'i18n_redirected=ru' }
    const cookie = createLocaleCookie({ jar, settings, secure: true })
    expect(cookie.read()).toBe('ru')
    cookie.write('uk')
    expect(jar.cookie).toBe(cookieText(settings, 'uk', true))
  })

  it('does without where cookies are blocked', () => {
    const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse })
    const cookie = createLocaleCookie({ jar, settings, secure: false })
    expect(cookie.read()).toBeNull()
    expect(() => cookie.write('uk')).not.toThrow()
  })
})
