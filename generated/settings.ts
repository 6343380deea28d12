// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { PageName } from './routes.ts'

export const site = { name: 'site.name', url: 'https://provider.example' } as const

export const language = {
  source: 'en',
  fallback: 'en',
  detect: ['cookie', 'browser'],
  cookie: { key: 'i18n_redirected', days: 365, sameSite: 'lax' },
} as const

export const layouts = { auth: { footer: false }, default: { footer: true } } as const

export const api = { base: '/api', timeoutSeconds: 0 } as const

export const updates = {
  reloadGuardSeconds: 10,
  checkEveryMinutes: 60,
  preloadAtOnce: 5,
  manifestDelayMs: 1000,
} as const

export const ui = {
  dateFormat: 'mm/dd/yy',
  firstDayOfWeek: 0,
  zIndex: { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 },
  locales: {
    en: { dateFormat: 'mm/dd/yy', firstDayOfWeek: 0 },
    ru: { dateFormat: 'dd.mm.yy', firstDayOfWeek: 1 },
    uk: { dateFormat: 'dd.mm.yy', firstDayOfWeek: 1 },
  },
} as const

export const hosts = ['netlify', 'cloudflare', 'nginx'] as const

export interface SessionSettings {
  /** Name the session credential is stored under. */
  readonly key: string
  /** How long it lives: across tabs and visits, in one tab, or until the page is left. */
  readonly store: 'local' | 'tab' | 'memory'
  /** Page where guests sign in. */
  readonly signIn: PageName | null
  /** Page where members start. */
  readonly home: PageName | null
}

export const session: SessionSettings = { key: 'token', store: 'local', signIn: 'login', home: 'profile' }

export type LayoutName = keyof typeof layouts
