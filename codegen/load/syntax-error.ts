import { parse } from '@formatjs/icu-messageformat-parser'

export interface SyntaxErrorPlace {
  /** Name of the parser's ErrorKind; empty when it gave up without one. */
  name: string
  start: number
  end: number
}

const FORMATTED = /\{[^{},]*,\s*(number|date|time)\s*,\s*(::[^{}]*)\}/g

/** Where a text is broken, from what the parser threw. */
export const syntaxErrorIn = (text: string, thrown: unknown): SyntaxErrorPlace =>
  locatedError(thrown) ?? unsupportedFormat(text) ?? { name: '', start: 0, end: text.length }

const locatedError = (thrown: unknown): SyntaxErrorPlace | undefined => {
  if (!(thrown instanceof SyntaxError) || !('location' in thrown)) return undefined
  // The parser adds `location` to the SyntaxError it throws, without a type of its own.
  const { start, end } = thrown.location as { start: { offset: number }; end: { offset: number } }
  return { name: thrown.message, start: start.offset, end: end.offset }
}

/** A format that is well formed but not supported makes the parser throw without a place. */
const unsupportedFormat = (text: string): SyntaxErrorPlace | undefined => {
  for (const { 0: placeholder, 1: type, 2: format = '', index } of text.matchAll(FORMATTED)) {
    if (parses(placeholder)) continue
    const start = index + placeholder.indexOf(format)
    const name = type === 'number' ? 'INVALID_NUMBER_SKELETON' : 'INVALID_DATE_TIME_SKELETON'
    return { name, start, end: start + format.length }
  }
  return undefined
}

const parses = (text: string): boolean => {
  try {
    parse(text)
    return true
  } catch {
    return false
  }
}
