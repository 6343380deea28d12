import type { Locale } from '#site/locales.ts'
import { pagePaths, type PageName } from '#site/routes.ts'
import type { CheckedTarget, PageTarget } from './page-target.ts'

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** A path of the route table with its params, in a language; null is the bare `/`. */
export function localizedPath(
  path: string,
  locale: Locale | null,
  params: Readonly<Record<string, string>> = {},
): string {
  const filled = fill(path, params)
  if (locale === null) return filled
  return filled === '/' ? `/${locale}` : `/${locale}${filled}`
}

/** Path of a page, in a language; null is the bare `/`. */
export const pagePath = (
  page: PageName,
  locale: Locale | null,
  params?: Readonly<Record<string, string>>,
): string => localizedPath(pagePaths[page], locale, params)

function queryString(query: CheckedTarget['query']): string {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])
  const search = new URLSearchParams(pairs).toString()
  return search && `?${search}`
}

/** Address of a checked target, in a language. */
export function checkedHref(locale: Locale, target: CheckedTarget): string {
  const hash = target.hash ? `#${encodeURIComponent(target.hash)}` : ''
  return pagePath(target.page, locale, target.params) + queryString(target.query) + hash
}

/** Address of a page in a language, typed by the params and the query the page takes. */
export const pageHref: (locale: Locale, target: PageTarget) => string = checkedHref
