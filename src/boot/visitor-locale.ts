import { localeCodes, type Locale } from '#site/locales.ts'
import { language } from '#site/settings.ts'
import { resolveLocale } from '../services/locale.ts'
import { createLocaleCookie, type LocaleCookie } from '../services/locale-cookie.ts'

/** The cookie of the chosen language, in this document. */
export const openLocaleCookie = (): LocaleCookie =>
  createLocaleCookie({ jar: document, settings: language.cookie, secure: location.protocol === 'https:' })

/** The language of the address or, where it names none, that of the visitor. */
export const visitorLocale = (cookie: LocaleCookie): Locale =>
  resolveLocale<Locale>({
    path: location.pathname,
    cookie: cookie.read(),
    languages: navigator.languages,
    locales: localeCodes,
    fallback: language.fallback,
    detect: language.detect,
  })
