import { localeCodes, type Locale } from '#site/locales.ts'
import { pagePaths, type PageName } from '#site/routes.ts'

export interface PageMatch<Name extends string = PageName> {
  readonly page: Name
  /** Null at the bare `/`, which belongs to no language. */
  readonly locale: Locale | null
  readonly params: Readonly<Record<string, string>>
}

const asLocale = (code: string | undefined): Locale | null =>
  localeCodes.find((locale) => locale === code) ?? null

/** The language that a path starts with. */
export const localeOf = (pathname: string): Locale | null => asLocale(pathname.split('/')[1])

/** `/en/pricing/` and `/en/pricing` are one page. */
export const canonicalPath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')

const segmentsOf = (path: string): string[] =>
  path.split('/').filter((part, index) => index > 0 || part !== '')

/** As hosts do it, which answer /en/pric%69ng with the page of /en/pricing; null for what is an address of nothing. */
function decode(segments: readonly string[]): string[] | null {
  try {
    const decoded = segments.map(decodeURIComponent)
    return decoded.some((segment) => segment.includes('/')) ? null : decoded
  } catch {
    // A malformed escape: %E0%A4%A.
    return null
  }
}

function matchPattern(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return params
}

/** Makes the function that finds the page of a URL in a table of paths without language. */
export function createMatcher<Name extends string>(
  paths: Readonly<Record<Name, string>>,
): (pathname: string) => PageMatch<Name> | null {
  // Object.entries widens the keys to string.
  const entries = Object.entries(paths) as [Name, string][]
  const fixed = new Map(
    entries.filter(([, path]) => !path.includes('/:')).map(([name, path]) => [path, name]),
  )
  const patterns = entries.filter(([, path]) => path.includes('/:'))

  return (pathname) => {
    const decoded = decode(segmentsOf(pathname.replace(/\/$/, '')))
    if (!decoded) return null
    const [first, ...segments] = decoded
    const locale = asLocale(first)
    if (first !== undefined && !locale) return null

    const page = fixed.get(`/${segments.join('/')}`)
    if (page !== undefined) return { page, locale, params: {} }
    for (const [name, pattern] of patterns) {
      const params = matchPattern(segmentsOf(pattern), segments)
      if (params) return { page: name, locale, params }
    }
    return null
  }
}

/** The page that a path of this site shows, or null. */
export const matchPage = createMatcher<PageName>(pagePaths)
