import type { JsonMistake } from '../diagnostics/catalogue/json-syntax.ts'

type Found = readonly [offset: number, mistake: JsonMistake]

/** Why the string that opens at `start` is not one. */
export const mistakeInString = (source: string, start: number): Found => {
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source[at] ?? ''
    if (char === '\n' || char === '\r') break
    if (char === '\t') return [at, 'rawTab']
    if (char < ' ') return [at, 'rawControl']
    if (char !== '\\') continue
    if (!/^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(source.slice(at + 1, at + 6))) return [at, 'badEscape']
    at += 1
  }
  return [start, 'unclosedText']
}

/** What stands where an id or a text should. */
export const mistakeInsteadOf = (what: 'id' | 'text', source: string, at: number): Found => {
  const char = source[at] ?? ''
  if (char === "'" || char === '`') return [at, 'singleQuotes']
  if (/[“”„«»‘’]/.test(char)) return [at, 'curlyQuotes']
  if (what === 'text') return [at, /[,}]/.test(char) || char === '' ? 'missingText' : 'unquotedText']
  if (char === ',') return [at, 'extraComma']
  return [at, /[\p{L}_$\d]/u.test(char) ? 'unquotedId' : 'unexpected']
}

/** What stands where a comma or the end should. */
export const mistakeAfterText = (source: string, at: number): Found => {
  const lineBreak = source.lastIndexOf('\n', at)
  const quote = source.lastIndexOf('"', at - 1)
  return quote > lineBreak ? [quote, 'quoteInText'] : [at, 'unexpected']
}
