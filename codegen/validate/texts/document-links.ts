import { content as kinds } from '../../diagnostics/catalogue/content.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { isRecord, type SiteTexts } from './site-texts.ts'

/** Links of documents lead to pages of the site, by name. */
export const checkDocumentLinks = ({ parsed, locales, documents }: SiteTexts): Diagnostic[] => {
  const pages = pagePaths(parsed.value)
  if (pages.size === 0) return []
  const available = [...pages.keys()].sort()
  return documents.flatMap(({ links, pathLinks }) => [
    ...links.flatMap(({ page, position }) => {
      const path = pages.get(page)
      if (path === undefined) {
        return [report(kinds.unknownPage, position, { page, nearest: suggest(page, available), available })]
      }
      return path.includes(':') ? [report(kinds.pageWithParams, position, { page, path })] : []
    }),
    ...pathLinks.map(({ href, position }) =>
      report(kinds.pathLink, position, { href, fix: meantLink(href, pages, locales) }),
    ),
  ])
}

/** Paths of the pages by their names, whatever else is wrong with them. */
const pagePaths = (value: unknown): Map<string, string> => {
  const pages = isRecord(value) ? value['pages'] : undefined
  const named = Array.isArray(pages) ? pages.filter(isRecord) : []
  return new Map(
    named.flatMap(({ name, path }) =>
      typeof name === 'string' ? [[name, typeof path === 'string' ? path : '']] : [],
    ),
  )
}

/** `page:pricing` for `/en/pricing`, `pricing` and `../pricing.html#top`; an address for `www.example.com`. */
const meantLink = (
  href: string,
  pages: ReadonlyMap<string, string>,
  locales: readonly string[],
): string | undefined => {
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|ua|ru|eu|info)\b)/i.test(href)) return `https://${href}`
  if (/^[^\s/@]+@[^\s/@]+\.\w+$/.test(href)) return `mailto:${href}`
  if (/^\+?[\d\s()-]{6,}$/.test(href)) return `tel:${href.replace(/[^\d+]/g, '')}`
  const [, address = '', hash = ''] = /^([^?#]*)[^#]*(#.*)?$/.exec(href) ?? []
  const parts = address
    .replace(/\.(?:html?|md)$/, '')
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('.'))
  if (locales.includes(parts[0] ?? '')) parts.shift()
  const path = `/${parts.join('/')}`
  const exact = [...pages].find(([, known]) => known === path)?.[0]
  const page = exact ?? suggest(parts.at(-1) ?? '', pages.keys())
  return page === undefined ? undefined : `page:${page}${hash}`
}
