import type { Locale } from '#site/locales.ts'
import { noReturnPages, type PageName } from '#site/routes.ts'
import { safeReturnPath } from '../services/return-path.ts'
import { addressText, readAddress, type Address } from '../services/navigation.ts'
import { canonicalPath, matchPage, type PageMatch } from './match-page.ts'
import { pagePath } from './page-href.ts'

const noReturn: readonly PageName[] = noReturnPages

/** The page that may be gone back to at a path; none that would lead away again, or sign out. */
function returnMatch(path: string): PageMatch | null {
  const match = matchPage(canonicalPath(path))
  return match && !noReturn.includes(match.page) ? match : null
}

/**
 * Where a visitor came from who was sent to sign in (`?returnTo=` in a query), in the language shown now; null when
 * that is no page of this site.
 */
export function returnTarget(search: string, locale: Locale): string | null {
  const given = new URLSearchParams(search).get('returnTo')
  const path = safeReturnPath(given, (pathname) => returnMatch(pathname) !== null)
  if (path === null) return null
  const { pathname, search: query, hash } = readAddress(path)
  const match = returnMatch(pathname)
  return match && pagePath(match.page, locale, match.params) + query + hash
}

/**
 * What a link carries to lead back to an address; from a page that is on the way itself, to where that leads back,
 * if anywhere.
 */
export const returnPath = (here: Address): string | null =>
  returnMatch(here.pathname) ? addressText(here) : new URLSearchParams(here.search).get('returnTo')
