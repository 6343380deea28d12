import { translations as kinds } from '../../diagnostics/catalogue/translations.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { TRANSLATION_FILE } from '../../load/parse-translations.ts'
import { languageName, meantLocale } from './language-name.ts'
import { type SiteTexts, translationFile } from './site-texts.ts'

/** Every language has its file, and every file is that of a language. */
export const checkTranslationFiles = ({ source, locales, parsed }: SiteTexts): Diagnostic[] => {
  if (locales.length === 0) return []
  const files = source.translations.map(({ file }) => file)
  const missing = new Set(locales.filter((locale) => !files.includes(translationFile(locale))))
  const known = new Set(locales.map(translationFile))
  const strays = files.filter((file) => !known.has(file)).map((file) => reportStray(file, locales, missing))
  const absent = [...missing].map((locale) =>
    report(kinds.missingFile, parsed.locate(['locales', locale], 'key'), {
      file: translationFile(locale),
      language: languageName(locale),
    }),
  )
  return [...strays, ...absent]
}

/** A file that is meant for a language without one explains why that one is missing. */
const reportStray = (file: string, locales: readonly string[], missing: Set<string>): Diagnostic => {
  const position = { file, line: 1, column: 1 }
  const word = /([^/.]*)[^/]*$/.exec(file)?.[1] ?? ''
  const meant = meantLocale(word, [...missing])
  if (meant !== undefined) missing.delete(meant)
  const rename = meant === undefined ? undefined : translationFile(meant)
  const locale = TRANSLATION_FILE.exec(file)?.[1]
  return locale === undefined || locales.includes(locale)
    ? report(kinds.unknownFile, position, { file, rename })
    : report(kinds.unknownLanguage, position, { locale, locales, rename })
}
