import type { HeaderRule } from './header-rules.ts'

/** What our own server needs to know of a build. */
export interface ServerSettings {
  /** Path that calls to the provider start with; null when they go to another origin. */
  apiBase: string | null
  headers: HeaderRule[]
}

/** Inside `dist/`; a dot folder is never served. */
export const serverSettingsFile = '.site/server.json'
