import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Catalog } from '../load/parse-translations.ts'
import { byCodeUnit } from './by-code-unit.ts'

/** A text that was found to be sound; where it came from no longer matters. */
export interface SoundMessage {
  id: string
  text: string
  elements: MessageFormatElement[]
}

/** Every message of each locale, sorted by id: the site's own over those that come with the interface. */
export const mergeCatalogs = (
  locales: readonly string[],
  own: readonly Catalog[],
  runtime: readonly Catalog[],
): Map<string, SoundMessage[]> => {
  const messagesOf = (locale: string): SoundMessage[] => {
    const catalogs = [...runtime, ...own].filter((catalog) => catalog.locale === locale)
    const messages = new Map(catalogs.flatMap((catalog) => [...catalog.messages]))
    return [...messages.values()]
      .map(({ id, text, elements = [] }) => ({ id, text, elements }))
      .sort((a, b) => byCodeUnit(a.id, b.id))
  }
  return new Map(locales.map((locale) => [locale, messagesOf(locale)]))
}
