import { localeCodes, type Locale } from '#site/locales.ts'

const files = import.meta.glob<string>('#site/messages/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const urlOf = (locale: Locale): string | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/${locale}.json`))?.[1]

/** Where the translation file of each language lies; the names of the files change with their content. */
// Codegen writes one for each language.
export const translationUrls = Object.fromEntries(
  localeCodes.map((locale) => [locale, urlOf(locale)]),
) as Readonly<Record<Locale, string>>
