import type { Catalog, CatalogMessage } from '../load/parse-translations.ts'
import { byCodeUnit } from './by-code-unit.ts'

/** Every message of each locale, sorted by id: the site's own over those that come with the interface. */
export const mergeCatalogs = (
  locales: readonly string[],
  own: readonly Catalog[],
  runtime: readonly Catalog[],
): Map<string, CatalogMessage[]> => {
  const messagesOf = (locale: string): CatalogMessage[] => {
    const catalogs = [...runtime, ...own].filter((catalog) => catalog.locale === locale)
    const messages = new Map(catalogs.flatMap((catalog) => [...catalog.messages]))
    return [...messages.values()].sort((a, b) => byCodeUnit(a.id, b.id))
  }
  return new Map(locales.map((locale) => [locale, messagesOf(locale)]))
}
