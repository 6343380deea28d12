import type { JsonMistake } from '../diagnostics/catalogue/json-syntax.ts'

/** `"id": "text"` in a translation file; offsets are those of the opening quotes. */
export interface JsonText {
  id: string
  idOffset: number
  /** Undefined when the value is not a text: a number, a list. */
  text: string | undefined
  textOffset: number
  /** The value as it is written, without its quotes. */
  raw: string
}

export interface JsonProblem {
  offset: number
  /** `nested` and `notText`: the JSON is right, but a translation file holds only ids and texts. */
  mistake: JsonMistake | 'nested' | 'notText'
  id: string
}

export interface JsonTexts {
  texts: JsonText[]
  problems: JsonProblem[]
  /** False when something could not be read, so that texts may be missing here but not in the file. */
  complete: boolean
}

export interface Scanner extends JsonTexts {
  source: string
  at: number
}

const SPACE = /[ \t\r\n]*/y
const COMMENT = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|#[^\n]*/y
const ENTRY = /^[ \t]*"(?:[^"\\\n]|\\.)*"[ \t]*:/gm

export const skipSpace = (scanner: Scanner): void => {
  take(SPACE, scanner)
  while (match(COMMENT, scanner) !== undefined) {
    note(scanner, scanner.at, 'comment')
    take(COMMENT, scanner)
    take(SPACE, scanner)
  }
}

export const match = (pattern: RegExp, { source, at }: Scanner): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

export const take = (pattern: RegExp, scanner: Scanner): string | undefined => {
  const found = match(pattern, scanner)
  scanner.at += found?.length ?? 0
  return found
}

/** Mistakes of somebody who writes another language than JSON: all over the file, and told once. */
const HABITS: readonly JsonProblem['mistake'][] = [
  'comment',
  'singleQuotes',
  'curlyQuotes',
  'unquotedId',
  'unquotedText',
  'nested',
]

export const note = (
  { problems }: Scanner,
  offset: number,
  mistake: JsonProblem['mistake'],
  id = '',
): void => {
  const isKnown = HABITS.includes(mistake) && problems.some((problem) => problem.mistake === mistake)
  if (!isKnown) problems.push({ offset, mistake, id })
}

export const fail = (scanner: Scanner, offset: number, mistake: JsonMistake): false => {
  note(scanner, offset, mistake)
  scanner.complete = false
  return false
}

/** Moves to the next line that looks like an entry. */
export const resume = (scanner: Scanner): boolean => {
  ENTRY.lastIndex = scanner.at
  const next = ENTRY.exec(scanner.source)
  scanner.at = next ? next.index + next[0].indexOf('"') : scanner.source.length
  return next !== null
}
