import { checkShape } from '../../../../codegen/schema/check-shape.ts'
import { findReferences } from '../../../../codegen/schema/find-references.ts'
import { sortDiagnostics } from '../../../../codegen/diagnostics/sort.ts'
import { parseConfig } from '../../../../codegen/load/parse-config.ts'
import { parseDocuments } from '../../../../codegen/load/parse-documents.ts'
import { parseTranslations } from '../../../../codegen/load/parse-translations.ts'
import type { SourceFile } from '../../../../codegen/load/site-source.ts'
import { validateTexts } from '../../../../codegen/validate/validate-texts.ts'
import type { Diagnostic } from '../../../../codegen/diagnostics/diagnostic.ts'

/** A site of one page; what a test gives replaces or adds to it. */
export interface TestSite {
  /** Languages of the configuration. */
  locales?: readonly string[]
  /** Ids of texts that the page shows. */
  ids?: readonly string[]
  /** Names of documents that the page shows. */
  documents?: readonly string[]
  /** Lines at the end of the configuration. */
  config?: string
  /** Whole configuration instead of the one made of the settings above. */
  wholeConfig?: string
  /** Texts per language, or the text of the file. */
  texts?: Readonly<Record<string, Readonly<Record<string, unknown>> | string>>
  /** Other files of translations/ by name. */
  files?: Readonly<Record<string, string>>
  /** Files of content/ by name. */
  content?: Readonly<Record<string, string>>
  runtime?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const configOf = ({
  locales = ['en', 'ru'],
  ids = ['greeting'],
  documents = [],
  config = '',
}: TestSite): string =>
  [
    'version: 1',
    'site: { name: name, url: "https://example.com" }',
    `locales: { ${locales.map((code) => `${code}: { label: ${code} }`).join(', ')} }`,
    `language: { source: ${locales[0] ?? 'en'}, fallback: ${locales[0] ?? 'en'} }`,
    'layouts: { default: {} }',
    'pages:',
    '  - name: home',
    '    path: /',
    '    meta: { title: name }',
    '    blocks: [',
    ...ids.map((id) => `      { type: text, text: ${id} },`),
    ...documents.map((name) => `      { type: document, document: ${name} },`),
    '    ]',
    '  - { name: pricing, path: /pricing, meta: { title: name } }',
    config,
    '',
  ].join('\n')

/** The files of a site, as they would be read from its folder. */
export const filesOf = (
  site: TestSite,
): { config: SourceFile; translations: SourceFile[]; content: SourceFile[] } => {
  const untouched = Object.fromEntries((site.locales ?? ['en', 'ru']).map((locale) => [locale, {}]))
  const texts = Object.entries({ ...untouched, ...site.texts }).map(([locale, given]) => ({
    file: `translations/${locale}.json`,
    text: typeof given === 'string' ? given : JSON.stringify({ name: 'Provider', ...given }, null, 2),
  }))
  const others = Object.entries(site.files ?? {}).map(([name, text]) => ({
    file: `translations/${name}`,
    text,
  }))
  const content = Object.entries(site.content ?? {}).map(([name, text]) => ({
    file: `content/${name}`,
    text,
  }))
  const config = { file: 'site.config.yaml', text: site.wholeConfig ?? configOf(site) }
  return { config, translations: [...texts, ...others], content }
}

/** Text of a translation file that is not there. */
export const noFile = '(no file)'

export const diagnose = (site: TestSite): Diagnostic[] => {
  const { config: file, translations: all, content } = filesOf(site)
  const translations = all.filter(({ text }) => text !== noFile)
  const parsed = parseConfig(file)
  const { catalogs, diagnostics } = parseTranslations(translations)
  const runtime = Object.entries(site.runtime ?? {}).map(([locale, texts]) => ({
    file: `defaults/${locale}.json`,
    text: JSON.stringify(texts),
  }))
  const documents = parseDocuments(content)
  const found = validateTexts({
    source: { translations, content },
    parsed,
    config: checkShape(parsed).config,
    references: findReferences(parsed),
    catalogs,
    runtime: parseTranslations(runtime).catalogs,
    documents: documents.documents,
  })
  return sortDiagnostics([...diagnostics, ...documents.diagnostics, ...found])
}

/** Every problem of a site as one line: `file:line:column severity code message | hint`. */
export const problems = (site: TestSite): string[] =>
  diagnose(site).map(
    ({ file, line, column, severity, code, message, hint }) =>
      `${file}:${line}:${column} ${severity} ${code} ${message} | ${hint}`,
  )

/** Problems of a text in English and of its translation; the place in the file shows through as `en:` and `ru:`. */
export const problemsOfText = (english: string, russian: string = english): string[] =>
  problems({ texts: { en: { greeting: english }, ru: { greeting: russian } } }).map((line) =>
    line.replace(/^translations\/(\w+)\.json:3:/, '$1:'),
  )
