import { localeCodes } from '#site/locales.ts'
import { language } from '#site/settings.ts'
import { resolveLocale } from '../services/locale.ts'
import { openLocaleCookie } from './open-locale-cookie.ts'

// The bare "/" has a language for everyone, and sends them there before anything is painted.
const cookie = openLocaleCookie()
const locale = resolveLocale({
  path: '/',
  cookie: cookie.read(),
  languages: navigator.languages,
  locales: localeCodes,
  fallback: language.fallback,
  detect: language.detect,
})
cookie.write(locale)
document.documentElement.dataset['leaving'] = ''
location.replace(`/${locale}${location.search}${location.hash}`)
