import type { Catalog, CatalogMessage } from '../../load/parse-translations.ts'
import type { ParsedConfig } from '../../load/parse-config.ts'
import type { ParsedDocument } from '../../load/parse-documents.ts'
import type { SiteSource } from '../../load/site-source.ts'
import type { Reference } from '../../schema/find-references.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { isLocale } from './language-name.ts'

/** What the checks of translations and documents are made from. */
export interface TextsInput {
  source: Pick<SiteSource, 'translations' | 'content'>
  parsed: ParsedConfig
  /** Undefined when the shape of the configuration is wrong; the checks then do what they still can. */
  config: SiteConfig | undefined
  references: readonly Reference[]
  /** From translations/. */
  catalogs: readonly Catalog[]
  /** The interface's own texts. */
  runtime: readonly Catalog[]
  documents: readonly ParsedDocument[]
}

/** The input, arranged for looking things up; files that are not those of the site's languages are left out. */
export interface SiteTexts extends TextsInput {
  /** Codes of the languages in the configuration, sorted; empty when they cannot be read. */
  locales: readonly string[]
  /** Language the texts are written in first; undefined when it cannot be read or has no file. */
  sourceLocale: string | undefined
  /** Catalogs of the languages of the site. */
  own: ReadonlyMap<string, Catalog>
  defaults: ReadonlyMap<string, Catalog>
  /** Message ids of the configuration with every place that names them, in order. */
  uses: ReadonlyMap<string, Reference[]>
}

export const INTERFACE_PREFIX = 'ui.'

export const translationFile = (locale: string): string => `translations/${locale}.json`

export const documentFile = (name: string, locale: string): string => `content/${name}.${locale}.md`

export const arrangeTexts = (input: TextsInput): SiteTexts => {
  const locales = Object.keys(section(input.parsed.value, 'locales')).filter(isLocale).sort()
  const named = section(input.parsed.value, 'language')['source']
  const sourceLocale = typeof named === 'string' && locales.includes(named) ? named : undefined
  const known = input.catalogs.filter(
    ({ locale, file }) => locales.includes(locale) && file === translationFile(locale),
  )
  const own = new Map(known.map((catalog) => [catalog.locale, catalog]))
  const defaults = new Map(input.runtime.map((catalog) => [catalog.locale, catalog]))
  const documents = input.documents.filter(
    ({ name, locale, file }) => locales.includes(locale) && file === documentFile(name, locale),
  )
  return {
    ...input,
    documents,
    locales,
    sourceLocale,
    own,
    defaults,
    uses: usesOf(input.references),
  }
}

/** The text that the translations of an id follow: of the source language, or of the interface. */
export const sourceMessage = (texts: SiteTexts, id: string): CatalogMessage | undefined => {
  const { own, defaults, sourceLocale = '' } = texts
  if (!id.startsWith(INTERFACE_PREFIX)) return own.get(sourceLocale)?.messages.get(id)
  return defaultCatalog(defaults, sourceLocale)?.messages.get(id)
}

/** The interface's texts in a language, or in English, which always has them. */
export const defaultCatalog = (defaults: ReadonlyMap<string, Catalog>, locale: string): Catalog | undefined =>
  defaults.get(locale) ?? defaults.get('en')

/** A section of the configuration as it was read, whatever its shape. */
export const section = (value: unknown, key: string): Record<string, unknown> => {
  const found = isRecord(value) ? value[key] : undefined
  return isRecord(found) ? found : {}
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const usesOf = (references: readonly Reference[]): Map<string, Reference[]> => {
  const uses = new Map<string, Reference[]>()
  for (const reference of references) {
    if (reference.kind !== 'message') continue
    const known = uses.get(reference.name)
    if (known) known.push(reference)
    else uses.set(reference.name, [reference])
  }
  return uses
}
