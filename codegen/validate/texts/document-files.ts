import { content as kinds } from '../../diagnostics/catalogue/content.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { DOCUMENT_FILE } from '../../load/parse-documents.ts'
import type { Reference } from '../../schema/find-references.ts'
import { itemName } from '../../schema/item-name.ts'
import { languageName, meantLocale } from './language-name.ts'
import type { SiteTexts } from './site-texts.ts'

const fileOf = (name: string, locale: string) => `content/${name}.${locale}.md`

/** Every document is there in every language, is shown somewhere, and says the same everywhere. */
export const checkDocumentFiles = (texts: SiteTexts): Diagnostic[] => {
  if (texts.locales.length === 0) return []
  const files = new Set(texts.source.content.map(({ file }) => file))
  const explained = new Set<string>()
  return [
    ...strayFiles(texts, files, explained),
    ...missingDocuments(texts, files, explained),
    ...unusedDocuments(texts),
    ...differentSections(texts),
  ]
}

const strayFiles = (
  { locales, sourceLocale, source }: SiteTexts,
  files: Set<string>,
  explained: Set<string>,
) =>
  source.content.flatMap(({ file }) => {
    const [, name, locale] = DOCUMENT_FILE.exec(file) ?? []
    if (
      name !== undefined &&
      locale !== undefined &&
      file === fileOf(name, locale) &&
      locales.includes(locale)
    ) {
      return []
    }
    const [stem = '', ...rest] = file.replace(/^.*\//, '').split('.')
    const meant = rest.length < 2 ? sourceLocale : meantLocale(rest[0] ?? '', locales)
    const target = meant === undefined ? undefined : fileOf(stem.toLowerCase(), meant)
    const rename =
      target !== undefined && DOCUMENT_FILE.test(target) && !files.has(target) ? target : undefined
    if (rename !== undefined) explained.add(rename)
    const position = { file, line: 1, column: 1 }
    return locale === undefined || locales.includes(locale)
      ? [report(kinds.unknownDocumentFile, position, { file, rename })]
      : [report(kinds.unknownDocumentLanguage, position, { locale, locales, rename })]
  })

const missingDocuments = (
  { references, parsed, locales, documents, sourceLocale = 'en' }: SiteTexts,
  files: Set<string>,
  explained: Set<string>,
): Diagnostic[] => {
  const available = [...new Set(documents.map(({ name }) => name))].sort()
  return firstUses(references).flatMap(({ name, path, part, certain }) => {
    const position = parsed.locate(path, part)
    const missing = locales.filter((locale) => !files.has(fileOf(name, locale)))
    const reported = missing.filter((locale) => !explained.has(fileOf(name, locale)))
    if (reported.length === 0 || !certain) return []
    const item = itemName(parsed.value, path)
    if (missing.length === locales.length && reported.length === missing.length) {
      const nearest = suggest(name, available)
      return [
        report(kinds.unknownDocument, position, { item, name, nearest, available, source: sourceLocale }),
      ]
    }
    const languages = reported.map(languageName)
    const wanted = reported.map((locale) => fileOf(name, locale))
    return [report(kinds.untranslatedDocument, position, { item, name, languages, files: wanted })]
  })
}

const firstUses = (references: readonly Reference[]): Reference[] => {
  const uses = new Map<string, Reference>()
  for (const reference of references) {
    if (reference.kind === 'document' && !uses.has(reference.name)) uses.set(reference.name, reference)
  }
  return [...uses.values()]
}

/** Only a configuration that is understood in full says what it does not show. */
const unusedDocuments = ({ config, references, documents }: SiteTexts): Diagnostic[] => {
  if (config === undefined) return []
  const used = firstUses(references).map(({ name }) => name)
  const unused = documents.filter(
    ({ name }) => !used.includes(name) && suggest(name, missingFrom(used, documents)) === undefined,
  )
  return unused
    .filter(({ name }, index) => unused.findIndex((other) => other.name === name) === index)
    .map(({ name, file }) => {
      const files = unused.filter((other) => other.name === name).map((other) => other.file)
      return report(kinds.unusedDocument, { file, line: 1, column: 1 }, { name, files })
    })
}

/** Names in the configuration that no document has: one that is near is misspelt there, and not unused. */
const missingFrom = (used: readonly string[], documents: SiteTexts['documents']): string[] =>
  used.filter((name) => !documents.some((document) => document.name === name))

const differentSections = ({ documents, sourceLocale }: SiteTexts): Diagnostic[] =>
  documents.flatMap(({ name, file, tree }) => {
    const source = documents.find((other) => other.name === name && other.locale === sourceLocale)
    const sections = tree.contents.length
    if (source === undefined || source.tree.contents.length === sections) return []
    return [
      report(
        kinds.differentSections,
        { file, line: 1, column: 1 },
        {
          sections,
          source: source.file,
          sourceSections: source.tree.contents.length,
        },
      ),
    ]
  })
