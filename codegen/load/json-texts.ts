import { mistakeAfterText, mistakeInString, mistakeInsteadOf } from './json-mistakes.ts'
import { fail, type JsonTexts, match, note, resume, type Scanner, skipSpace, take } from './json-scanner.ts'

const STRING = /"([^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*)"/y // eslint-disable-line no-control-regex -- JSON forbids them in strings
const ATOM = /-?\d[\d.eE+-]*|true|false|null/y
const ENTRY_HERE = /"(?:[^"\\\n]|\\.)*"[ \t]*:/y
const CONFLICT = /^(?:<{7}|={7}|>{7})(?: |\r?$)/m
/** Bounds the depth of nesting, as every level adds to the id. */
const LONGEST_ID = 1000

/**
 * Reads a flat JSON object of texts, strictly, with the place of each. Written by hand because its
 * sentences are for translators: a general parser stops at the first mistake and speaks of tokens.
 * After a mistake it goes on at the next line that looks like an entry.
 */
export const readJsonTexts = (source: string): JsonTexts => {
  const scanner: Scanner = {
    source,
    at: source.startsWith('\ufeff') ? 1 : 0,
    texts: [],
    problems: [],
    complete: true,
  }
  const conflict = CONFLICT.exec(source)
  skipSpace(scanner)
  if (conflict) fail(scanner, conflict.index, 'conflict')
  else if (scanner.at === source.length) fail(scanner, 0, 'empty')
  else if (source[scanner.at] !== '{') fail(scanner, scanner.at, 'notAnObject')
  else readFile(scanner)
  return { texts: scanner.texts, problems: scanner.problems, complete: scanner.complete }
}

const readFile = (scanner: Scanner): void => {
  readObject(scanner, '')
  skipSpace(scanner)
  if (scanner.at < scanner.source.length && scanner.complete) fail(scanner, scanner.at, 'afterEnd')
}

const readObject = (scanner: Scanner, prefix: string): void => {
  scanner.at += 1
  let comma = -1
  while (scanner.at < scanner.source.length) {
    skipSpace(scanner)
    const char = scanner.source[scanner.at]
    if (char === '}') {
      if (comma >= 0) note(scanner, comma, 'trailingComma')
      scanner.at += 1
      return
    }
    if (char === undefined) break
    if (!readEntry(scanner, prefix)) {
      if (!resume(scanner)) return
      comma = -1
      continue
    }
    skipSpace(scanner)
    comma = scanner.source[scanner.at] === ',' ? scanner.at : -1
    if (comma >= 0) scanner.at += 1
    else if (!separated(scanner) && !resume(scanner)) return
  }
  if (scanner.complete) fail(scanner, lastCharacter(scanner.source), 'neverClosed')
}

/** Whether the object goes on without a comma: at its end, or where one was forgotten. */
const separated = (scanner: Scanner): boolean => {
  const { source, at } = scanner
  if (source[at] === '}' || source[at] === undefined) return true
  if (match(ENTRY_HERE, scanner) === undefined) return fail(scanner, ...mistakeAfterText(source, at))
  note(scanner, lastCharacter(source.slice(0, at)), 'missingComma')
  return true
}

const readEntry = (scanner: Scanner, prefix: string): boolean => {
  const idOffset = scanner.at
  const key = readString(scanner, 'id')
  if (key === undefined) return false
  skipSpace(scanner)
  if (scanner.source[scanner.at] !== ':') return fail(scanner, scanner.at, 'missingColon')
  scanner.at += 1
  skipSpace(scanner)
  return readValue(scanner, prefix + key.value, idOffset)
}

const readValue = (scanner: Scanner, id: string, idOffset: number): boolean => {
  const textOffset = scanner.at
  const char = scanner.source[textOffset]
  if (char === '{') {
    if (id.length > LONGEST_ID) return fail(scanner, idOffset, 'unexpected')
    note(scanner, idOffset, 'nested', id)
    readObject(scanner, `${id}.`)
    return true
  }
  const other = char === '[' ? readList(scanner) : take(ATOM, scanner)
  if (other !== undefined) {
    note(scanner, textOffset, 'notText', id)
    scanner.texts.push({ id, idOffset, text: undefined, textOffset, raw: other })
    return true
  }
  const string = readString(scanner, 'text')
  if (string === undefined) return false
  scanner.texts.push({ id, idOffset, text: string.value, textOffset, raw: string.raw })
  return true
}

const readString = (scanner: Scanner, what: 'id' | 'text'): { value: string; raw: string } | undefined => {
  const { source, at } = scanner
  const found = take(STRING, scanner)
  if (found === undefined) {
    fail(scanner, ...(source[at] === '"' ? mistakeInString(source, at) : mistakeInsteadOf(what, source, at)))
    return undefined
  }
  const raw = found.slice(1, -1)
  return { raw, value: raw.includes('\\') ? String(JSON.parse(found)) : raw }
}

/** A list is never a text; its end is enough to go on. */
const readList = (scanner: Scanner): string => {
  const start = scanner.at
  const end = scanner.source.indexOf(']', start)
  scanner.at = end < 0 ? scanner.source.length : end + 1
  return scanner.source.slice(start, scanner.at)
}

const lastCharacter = (text: string): number => Math.max(text.trimEnd().length - 1, 0)
