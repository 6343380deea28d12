import { language } from '#site/settings.ts'
import { createLocaleCookie, type LocaleCookie } from '../services/locale-cookie.ts'

/** The cookie of the chosen language, in this document. */
export const openLocaleCookie = (): LocaleCookie =>
  createLocaleCookie({ jar: document, settings: language.cookie, secure: location.protocol === 'https:' })
