import { createHash } from 'node:crypto'

export interface PolicySources {
  /** Text of the one inline style sheet. */
  styles: string
  /** Texts of the inline scripts. */
  scripts: readonly string[]
  /** Base of the API: a path, or an address whose origin pages must be able to reach. */
  apiBase: string
}

/** `'sha256-…'`, as a policy names an inline style or script. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Everything that is not named is forbidden. */
export function contentSecurityPolicy({ styles, scripts, apiBase }: PolicySources): string {
  const apiOrigin = apiBase.startsWith('/') ? [] : [new URL(apiBase).origin]
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(sourceHash)],
    'style-src': [sourceHash(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...apiOrigin],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
