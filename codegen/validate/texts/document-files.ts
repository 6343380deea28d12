import { content as kinds } from '../../diagnostics/catalogue/content.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { DOCUMENT_FILE, type ParsedDocument } from '../../load/parse-documents.ts'
import type { Reference } from '../../schema/find-references.ts'
import { itemName } from '../../schema/item-name.ts'
import { languageName, meantLocale } from './language-name.ts'
import { documentFile, type SiteTexts } from './site-texts.ts'

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

const strayFiles = (texts: SiteTexts, files: ReadonlySet<string>, explained: Set<string>): Diagnostic[] => {
  const { locales, source, documents } = texts
  const known = new Set(documents.map(({ file }) => file))
  const strays = source.content.filter(({ file }) => !known.has(file))
  return strays.map(({ file }) => {
    const rename = meantFile(file, texts)
    if (rename !== undefined && files.has(rename)) return reportStray(file, locales, undefined)
    if (rename !== undefined) explained.add(rename)
    return reportStray(file, locales, rename)
  })
}

const reportStray = (file: string, locales: readonly string[], rename: string | undefined): Diagnostic => {
  const position = { file, line: 1, column: 1 }
  const locale = DOCUMENT_FILE.exec(file)?.[2]
  return locale === undefined || locales.includes(locale)
    ? report(kinds.unknownDocumentFile, position, { file, rename })
    : report(kinds.unknownDocumentLanguage, position, { locale, locales, rename })
}

/** The name that a file of a document in use should have. */
const meantFile = (file: string, { locales, sourceLocale, references }: SiteTexts): string | undefined => {
  const [stem = '', ...rest] = file.replace(/^.*\//, '').split('.')
  const locale = rest.length < 2 ? sourceLocale : meantLocale(rest[0] ?? '', locales)
  const document = firstUses(references).find(({ name }) => name === stem.toLowerCase())
  return locale === undefined || document === undefined ? undefined : documentFile(document.name, locale)
}

const missingDocuments = (
  { references, parsed, locales, documents, sourceLocale = 'en' }: SiteTexts,
  files: Set<string>,
  explained: Set<string>,
): Diagnostic[] => {
  const available = [...new Set(documents.map(({ name }) => name))].sort()
  return firstUses(references).flatMap(({ name, path, part, certain }) => {
    const position = parsed.locate(path, part)
    const missing = locales.filter((locale) => !files.has(documentFile(name, locale)))
    const reported = missing.filter((locale) => !explained.has(documentFile(name, locale)))
    if (reported.length === 0 || !certain) return []
    const item = itemName(parsed.value, path)
    if (missing.length === locales.length && reported.length === missing.length) {
      const nearest = suggest(name, available)
      return [
        report(kinds.unknownDocument, position, { item, name, nearest, available, source: sourceLocale }),
      ]
    }
    const languages = reported.map(languageName)
    const wanted = reported.map((locale) => documentFile(name, locale))
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
  const written = byName(documents)
  const used = new Set(firstUses(references).map(({ name }) => name))
  const missing = [...used].filter((name) => !written.has(name))
  // One that is like a missing one is misspelt in the configuration, and not unused.
  const unused = [...written].filter(([name]) => !used.has(name) && suggest(name, missing) === undefined)
  return unused.flatMap(([name, versions]) => {
    const files = versions.map(({ file }) => file)
    return files
      .slice(0, 1)
      .map((file) => report(kinds.unusedDocument, { file, line: 1, column: 1 }, { name, files }))
  })
}

const differentSections = ({ documents, sourceLocale }: SiteTexts): Diagnostic[] => {
  const sources = new Map(
    documents.filter(({ locale }) => locale === sourceLocale).map((document) => [document.name, document]),
  )
  return documents.flatMap(({ name, file, sections }) => {
    const source = sources.get(name)
    if (source === undefined || source.sections === sections) return []
    const position = { file, line: 1, column: 1 }
    const sourceSections = source.sections
    return [report(kinds.differentSections, position, { sections, source: source.file, sourceSections })]
  })
}

const byName = (documents: SiteTexts['documents']): Map<string, ParsedDocument[]> => {
  const groups = new Map<string, ParsedDocument[]>()
  for (const document of documents) {
    const group = groups.get(document.name)
    if (group) group.push(document)
    else groups.set(document.name, [document])
  }
  return groups
}
