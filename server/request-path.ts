/** The path of a request, taken apart and decoded. */
export interface RequestPath {
  /** Decoded; without the empty one of a trailing slash. */
  segments: string[]
  trailingSlash: boolean
  /** With the question mark; empty without a query. */
  search: string
}

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** Null when the target of a request is no path at all, or one that is encoded wrongly. */
export function parseRequestPath(target: string): RequestPath | null {
  const [path = '', ...query] = target.split('?')
  if (!path.startsWith('/')) return null
  const segments = path.slice(1).split('/').map(decode)
  if (segments.some((segment) => segment === null || segment.includes('\0'))) return null
  const trailingSlash = segments.length > 1 && segments.at(-1) === ''
  const last = trailingSlash || path === '/' ? -1 : segments.length
  return {
    segments: segments.slice(0, last).filter((segment) => segment !== null),
    trailingSlash,
    search: query.length > 0 ? `?${query.join('?')}` : '',
  }
}

/** The path as it is written in an address. */
export const encodePath = (segments: readonly string[]): string =>
  `/${segments.map(encodeURIComponent).join('/')}`

/** The path as people read it; `/` for what is none. */
export const plainPath = (path: RequestPath | null): string => `/${path?.segments.join('/') ?? ''}`
