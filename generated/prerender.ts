// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { Locale } from './locales.ts'
import type { PageName } from './routes.ts'

export interface Prerender {
  readonly path: string
  readonly page: PageName
  /** Null for the bare "/". */
  readonly locale: Locale | null
  readonly params: Readonly<Record<string, string>>
}

export const prerenderList: readonly Prerender[] = [
  { path: '/', page: 'home', locale: null, params: {} },
  { path: '/en', page: 'home', locale: 'en', params: {} },
  { path: '/en/contacts', page: 'contacts', locale: 'en', params: {} },
  { path: '/en/forgot-password', page: 'forgot-password', locale: 'en', params: {} },
  { path: '/en/login', page: 'login', locale: 'en', params: {} },
  { path: '/en/logout', page: 'logout', locale: 'en', params: {} },
  { path: '/en/new-password', page: 'new-password', locale: 'en', params: {} },
  { path: '/en/oferta', page: 'oferta', locale: 'en', params: {} },
  { path: '/en/payment', page: 'payment', locale: 'en', params: {} },
  { path: '/en/pricing', page: 'pricing', locale: 'en', params: {} },
  { path: '/en/privacy', page: 'privacy', locale: 'en', params: {} },
  { path: '/en/profile', page: 'profile', locale: 'en', params: {} },
  { path: '/en/register', page: 'register', locale: 'en', params: {} },
  { path: '/ru', page: 'home', locale: 'ru', params: {} },
  { path: '/ru/contacts', page: 'contacts', locale: 'ru', params: {} },
  { path: '/ru/forgot-password', page: 'forgot-password', locale: 'ru', params: {} },
  { path: '/ru/login', page: 'login', locale: 'ru', params: {} },
  { path: '/ru/logout', page: 'logout', locale: 'ru', params: {} },
  { path: '/ru/new-password', page: 'new-password', locale: 'ru', params: {} },
  { path: '/ru/oferta', page: 'oferta', locale: 'ru', params: {} },
  { path: '/ru/payment', page: 'payment', locale: 'ru', params: {} },
  { path: '/ru/pricing', page: 'pricing', locale: 'ru', params: {} },
  { path: '/ru/privacy', page: 'privacy', locale: 'ru', params: {} },
  { path: '/ru/profile', page: 'profile', locale: 'ru', params: {} },
  { path: '/ru/register', page: 'register', locale: 'ru', params: {} },
  { path: '/uk', page: 'home', locale: 'uk', params: {} },
  { path: '/uk/contacts', page: 'contacts', locale: 'uk', params: {} },
  { path: '/uk/forgot-password', page: 'forgot-password', locale: 'uk', params: {} },
  { path: '/uk/login', page: 'login', locale: 'uk', params: {} },
  { path: '/uk/logout', page: 'logout', locale: 'uk', params: {} },
  { path: '/uk/new-password', page: 'new-password', locale: 'uk', params: {} },
  { path: '/uk/oferta', page: 'oferta', locale: 'uk', params: {} },
  { path: '/uk/payment', page: 'payment', locale: 'uk', params: {} },
  { path: '/uk/pricing', page: 'pricing', locale: 'uk', params: {} },
  { path: '/uk/privacy', page: 'privacy', locale: 'uk', params: {} },
  { path: '/uk/profile', page: 'profile', locale: 'uk', params: {} },
  { path: '/uk/register', page: 'register', locale: 'uk', params: {} },
]
