// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { Locale } from './locales.ts'

export const pagePaths = {
  contacts: '/contacts',
  'forgot-password': '/forgot-password',
  home: '/',
  login: '/login',
  logout: '/logout',
  'new-password': '/new-password',
  oferta: '/oferta',
  payment: '/payment',
  pricing: '/pricing',
  privacy: '/privacy',
  profile: '/profile',
  register: '/register',
} as const

export type PageName = keyof typeof pagePaths

export const noReturnPages: readonly PageName[] = ['login', 'logout', 'register']

export const askingPages: readonly PageName[] = ['logout']

export interface Route {
  /** `<page>___<locale>`; the bare "/" has no suffix. */
  readonly name: string
  readonly page: PageName
  /** Null for the bare "/". */
  readonly locale: Locale | null
  readonly path: string
}

export const routes = [
  { name: 'contacts___en', page: 'contacts', locale: 'en', path: '/en/contacts' },
  { name: 'contacts___ru', page: 'contacts', locale: 'ru', path: '/ru/contacts' },
  { name: 'contacts___uk', page: 'contacts', locale: 'uk', path: '/uk/contacts' },
  { name: 'forgot-password___en', page: 'forgot-password', locale: 'en', path: '/en/forgot-password' },
  { name: 'forgot-password___ru', page: 'forgot-password', locale: 'ru', path: '/ru/forgot-password' },
  { name: 'forgot-password___uk', page: 'forgot-password', locale: 'uk', path: '/uk/forgot-password' },
  { name: 'home', page: 'home', locale: null, path: '/' },
  { name: 'home___en', page: 'home', locale: 'en', path: '/en' },
  { name: 'home___ru', page: 'home', locale: 'ru', path: '/ru' },
  { name: 'home___uk', page: 'home', locale: 'uk', path: '/uk' },
  { name: 'login___en', page: 'login', locale: 'en', path: '/en/login' },
  { name: 'login___ru', page: 'login', locale: 'ru', path: '/ru/login' },
  { name: 'login___uk', page: 'login', locale: 'uk', path: '/uk/login' },
  { name: 'logout___en', page: 'logout', locale: 'en', path: '/en/logout' },
  { name: 'logout___ru', page: 'logout', locale: 'ru', path: '/ru/logout' },
  { name: 'logout___uk', page: 'logout', locale: 'uk', path: '/uk/logout' },
  { name: 'new-password___en', page: 'new-password', locale: 'en', path: '/en/new-password' },
  { name: 'new-password___ru', page: 'new-password', locale: 'ru', path: '/ru/new-password' },
  { name: 'new-password___uk', page: 'new-password', locale: 'uk', path: '/uk/new-password' },
  { name: 'oferta___en', page: 'oferta', locale: 'en', path: '/en/oferta' },
  { name: 'oferta___ru', page: 'oferta', locale: 'ru', path: '/ru/oferta' },
  { name: 'oferta___uk', page: 'oferta', locale: 'uk', path: '/uk/oferta' },
  { name: 'payment___en', page: 'payment', locale: 'en', path: '/en/payment' },
  { name: 'payment___ru', page: 'payment', locale: 'ru', path: '/ru/payment' },
  { name: 'payment___uk', page: 'payment', locale: 'uk', path: '/uk/payment' },
  { name: 'pricing___en', page: 'pricing', locale: 'en', path: '/en/pricing' },
  { name: 'pricing___ru', page: 'pricing', locale: 'ru', path: '/ru/pricing' },
  { name: 'pricing___uk', page: 'pricing', locale: 'uk', path: '/uk/pricing' },
  { name: 'privacy___en', page: 'privacy', locale: 'en', path: '/en/privacy' },
  { name: 'privacy___ru', page: 'privacy', locale: 'ru', path: '/ru/privacy' },
  { name: 'privacy___uk', page: 'privacy', locale: 'uk', path: '/uk/privacy' },
  { name: 'profile___en', page: 'profile', locale: 'en', path: '/en/profile' },
  { name: 'profile___ru', page: 'profile', locale: 'ru', path: '/ru/profile' },
  { name: 'profile___uk', page: 'profile', locale: 'uk', path: '/uk/profile' },
  { name: 'register___en', page: 'register', locale: 'en', path: '/en/register' },
  { name: 'register___ru', page: 'register', locale: 'ru', path: '/ru/register' },
  { name: 'register___uk', page: 'register', locale: 'uk', path: '/uk/register' },
] as const satisfies readonly Route[]

export type RouteName = (typeof routes)[number]['name']

export type RoutePath = (typeof routes)[number]['path']

type Nothing = Record<never, never>

export type PageParams = Readonly<Record<PageName, Nothing>>

interface OwnPageQuery {
  readonly payment: { readonly plan?: 'basic' | 'family' | 'pro' }
  readonly pricing: { readonly plan?: 'basic' | 'family' | 'pro' }
}

export type PageQuery = { readonly [P in PageName]: P extends keyof OwnPageQuery ? OwnPageQuery[P] : Nothing }
