import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts'

/** Headers of the paths that match: `path` is exact, or everything below when it ends in `/*`. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

export interface HeaderOptions extends PolicySources {
  /** Address of the site; HSTS belongs to https only. */
  siteUrl: string
  localeCodes: readonly string[]
}

/** A year: the name of such a file changes with its content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Kept, but asked after each time: a new build shows at once, an old one costs a 304. */
export const noCache = 'no-cache'
const fresh = { 'Cache-Control': noCache }

function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(options.siteUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/**
 * The one table that every host file and our own server are made from. No two rules that match one path
 * set the same header: some hosts would join the values with a comma.
 */
export const headerRules = (options: HeaderOptions): HeaderRule[] => [
  { path: '/*', headers: securityHeaders(options) },
  { path: '/', headers: fresh },
  ...options.localeCodes.flatMap((code) => [
    { path: `/${code}`, headers: fresh },
    { path: `/${code}/*`, headers: fresh },
  ]),
  { path: '/_payload.json', headers: fresh },
  { path: '/builds/latest.json', headers: fresh },
  { path: '/builds/meta/*', headers: immutable },
  { path: '/assets/*', headers: immutable },
]

const matches = (rule: HeaderRule, path: string): boolean =>
  rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path

/** What the table says about a path. */
export const headersFor = (rules: readonly HeaderRule[], path: string): Record<string, string> =>
  Object.fromEntries(
    rules.filter((rule) => matches(rule, path)).flatMap(({ headers }) => Object.entries(headers)),
  )
