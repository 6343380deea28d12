import { openLocaleCookie, visitorLocale } from './visitor-locale.ts'

// The bare "/" has a language for everyone, and sends them there before anything is painted.
const cookie = openLocaleCookie()
const locale = visitorLocale(cookie)
cookie.write(locale)
document.documentElement.dataset['leaving'] = ''
location.replace(`/${locale}${location.search}${location.hash}`)
