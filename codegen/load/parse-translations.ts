import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { translations as kinds } from '../diagnostics/catalogue/translations.ts'
import { report } from '../diagnostics/define.ts'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import type { JsonProblem, JsonText } from './json-scanner.ts'
import { readJsonTexts } from './json-texts.ts'
import { explainSyntaxError } from './message-syntax.ts'
import { syntaxErrorIn } from './syntax-error.ts'
import type { SourceFile } from './site-source.ts'
import { positionsIn } from './text-positions.ts'

/** The texts of one language. */
export interface Catalog {
  locale: string
  file: string
  text: string
  messages: Map<string, CatalogMessage>
  /** False when a part of the file could not be read: an id that is not here may still be in the file. */
  complete: boolean
}

export interface CatalogMessage {
  id: string
  text: string
  /** Without locations; absent when the text is broken, which is then reported already. */
  elements?: MessageFormatElement[]
  /** Place of an offset (UTF-16) into the text; without one, of the whole text. */
  locate: (offset?: number) => Position
  locateKey: () => Position
}

/** Name of a translation file: a language tag and ".json". */
export const TRANSLATION_FILE = /(?:^|\/)([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.json$/

/** Reads every file whose name is a language; other files are left to the validation. */
export const parseTranslations = (
  files: readonly SourceFile[],
): { catalogs: Catalog[]; diagnostics: Diagnostic[] } => {
  const catalogs: Catalog[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    const locale = TRANSLATION_FILE.exec(file.file)?.[1]
    if (locale !== undefined) catalogs.push(readCatalog(file, locale, diagnostics))
  }
  return { catalogs, diagnostics }
}

const readCatalog = (file: SourceFile, locale: string, diagnostics: Diagnostic[]): Catalog => {
  const { texts, problems, complete } = readJsonTexts(file.text)
  const locate = positionsIn(file)
  const messages = new Map<string, CatalogMessage>()
  for (const problem of problems) diagnostics.push(explainProblem(problem, locate(problem.offset)))
  for (const entry of texts) {
    const first = messages.get(entry.id)
    if (first) {
      diagnostics.push(
        report(kinds.duplicateId, locate(entry.idOffset), { id: entry.id, line: first.locateKey().line }),
      )
    } else {
      messages.set(entry.id, readMessage(entry, locate, diagnostics))
    }
  }
  return { locale, file: file.file, text: file.text, messages, complete }
}

const readMessage = (
  { id, idOffset, text, textOffset, raw }: JsonText,
  locateInFile: (offset: number) => Position,
  diagnostics: Diagnostic[],
): CatalogMessage => {
  const locate = (offset?: number) =>
    locateInFile(offset === undefined ? textOffset : textOffset + 1 + rawOffset(raw, offset))
  const message = { id, text: text ?? raw, locate, locateKey: () => locateInFile(idOffset) }
  if (text === undefined) return message
  try {
    return { ...message, elements: parse(text) }
  } catch (error) {
    const { name, start, end } = syntaxErrorIn(text, error)
    diagnostics.push(explainSyntaxError(name, { id, text, start, end, locate }))
    return message
  }
}

/** An offset into the text as an offset into its JSON, where `\\n` and `\\u0041` are longer. */
const rawOffset = (raw: string, offset: number): number => {
  if (!raw.includes('\\')) return offset
  let at = 0
  for (let read = 0; read < offset && at < raw.length; read += 1) {
    at += raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2
  }
  return at
}

const explainProblem = ({ mistake, id }: JsonProblem, position: Position): Diagnostic => {
  if (mistake === 'nested') return report(kinds.nestedTexts, position, { id })
  if (mistake === 'notText') return report(kinds.notText, position, { id })
  return report(kinds.badJson, position, { mistake })
}
