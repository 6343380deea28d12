import { describe, expect, expectTypeOf, it } from 'vitest'
import { resolveLocale } from '../../../src/services/locale.ts'

const visitor = {
  path: '/',
  cookie: null,
  languages: [],
  locales: ['en', 'ru', 'uk'],
  fallback: 'en',
  detect: ['cookie', 'browser'],
} as const

describe('resolveLocale', () => {
  it.each([
    ['the fallback when nothing is known', {}, 'en'],
    ['the prefix before all else', { path: '/uk/pricing', cookie: 'ru', languages: ['ru'] }, 'uk'],
    ['the bare prefix', { path: '/uk', cookie: 'ru' }, 'uk'],
    ['no prefix of another case', { path: '/UK/pricing', cookie: 'ru' }, 'ru'],
    ['no prefix that only begins like a locale', { path: '/ukraine', cookie: 'ru' }, 'ru'],
    ['no unknown prefix', { path: '/de/pricing', languages: ['uk'] }, 'uk'],
    ['the cookie before the browser', { cookie: 'ru', languages: ['uk'] }, 'ru'],
    [
      'the browser before the cookie',
      { cookie: 'ru', languages: ['uk'], detect: ['browser', 'cookie'] },
      'uk',
    ],
    [
      'the cookie after a browser of no help',
      { cookie: 'ru', languages: ['de'], detect: ['browser', 'cookie'] },
      'ru',
    ],
    ['no cookie when it is not asked for', { cookie: 'ru', languages: ['uk'], detect: ['browser'] }, 'uk'],
    ['no browser when it is not asked for', { languages: ['uk'], detect: ['cookie'] }, 'en'],
    ['the fallback when nothing is asked for', { cookie: 'ru', languages: ['uk'], detect: [] }, 'en'],
    ['no cookie of an unknown locale', { cookie: 'de', languages: ['uk'] }, 'uk'],
    ['no empty cookie', { cookie: '', languages: ['uk'] }, 'uk'],
    ['no cookie named like a property', { cookie: 'constructor', languages: ['uk'] }, 'uk'],
    ['no cookie of another case', { cookie: 'RU', languages: ['uk'] }, 'uk'],
    ['the first language that is known', { languages: ['de-DE', 'uk-UA', 'ru'] }, 'uk'],
    ['the order before exactness', { languages: ['uk-UA', 'en'] }, 'uk'],
    ['a language in capitals', { languages: ['UK'] }, 'uk'],
    ['nothing for empty and odd tags', { languages: ['', '*', '-', 'u'] }, 'en'],
  ] as const)('takes %s', (_, given, locale) => {
    expect(resolveLocale({ ...visitor, ...given })).toBe(locale)
  })

  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['pt', 'pt'],
    ['pt-PT', 'pt'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['zh-Hans-CN', 'zh-Hant'],
    ['zh', 'zh-Hant'],
    ['zhx', 'en'],
  ])('reads the tag %s as %s', (tag, locale) => {
    const locales = ['en', 'pt-BR', 'pt', 'zh-Hant']
    expect(resolveLocale({ ...visitor, languages: [tag], locales })).toBe(locale)
  })

  it('is typed by the locales of the site', () => {
    expectTypeOf(resolveLocale(visitor)).toEqualTypeOf<'en' | 'ru' | 'uk'>()
    // @ts-expect-error the fallback is one of the locales
    resolveLocale<'en' | 'uk'>({ ...visitor, locales: ['en', 'uk'], fallback: 'de' })
  })
})
