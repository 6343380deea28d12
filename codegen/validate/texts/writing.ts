import { translations as kinds } from '../../diagnostics/catalogue/translations.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { findForeignLetters } from '../../diagnostics/suggest.ts'
import type { CatalogMessage } from '../../load/parse-translations.ts'
import type { MessageShape } from './message-shape.ts'
import { readQuoting } from './quoting.ts'

const ID = /^[A-Za-z][A-Za-z0-9_-]*(?:\.[A-Za-z0-9][A-Za-z0-9_-]*)*$/
const MARKUP = /&(?:[a-zA-Z]{2,8}|#\d{2,6}|#x[0-9a-fA-F]{2,6});|<[a-zA-Z][^<>]*\/>/

/** Ids are words and dots: they are written in YAML and in code as well. */
export const checkId = (message: CatalogMessage): Diagnostic[] =>
  ID.test(message.id) ? [] : [reportId(message)]

/** Slips in a text that can be seen without knowing where it is used. */
export const checkWriting = (message: CatalogMessage, source: MessageShape | undefined): Diagnostic[] => {
  const { id, text, locate } = message
  if (text.trim() === '') return [report(kinds.emptyText, locate(), { id })]
  return [...checkEdges(message), ...checkMarkup(message), ...checkQuoting(message, source)]
}

const reportId = ({ id, locateKey }: CatalogMessage): Diagnostic => {
  const foreign = findForeignLetters(id)
  const better = foreign !== null && ID.test(foreign.latin) ? foreign.latin : undefined
  return report(kinds.badId, locateKey(), { id, foreign: foreign?.letters ?? [], better })
}

const checkEdges = ({ id, text, locate }: CatalogMessage): Diagnostic[] => {
  const before = text.length - text.trimStart().length
  const after = text.trimEnd().length
  if (before === 0 && after === text.length) return []
  const where = before > 0 ? 'start' : 'end'
  return [report(kinds.edgeSpaces, locate(before > 0 ? 0 : after), { id, where })]
}

const checkMarkup = ({ id, text, locate }: CatalogMessage): Diagnostic[] => {
  const markup = MARKUP.exec(text)
  return markup ? [report(kinds.shownMarkup, locate(markup.index), { id, part: markup[0] })] : []
}

/** A placeholder that the source text has is reported with the placeholders: there it is missing. */
const checkQuoting = (
  { id, text, locate }: CatalogMessage,
  source: MessageShape | undefined,
): Diagnostic[] => {
  const { swallowed, strayBraces } = readQuoting(text)
  return [
    ...swallowed
      .filter(({ name }) => source?.values.has(name) !== true)
      .map(({ part, offset }) => report(kinds.quotedPlaceholder, locate(offset), { id, part })),
    ...strayBraces.slice(0, 1).map((offset) => report(kinds.strayBrace, locate(offset), { id, part: '}' })),
  ]
}
