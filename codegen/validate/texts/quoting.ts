/** A part of a text that an apostrophe turned into plain text, and braces that close nothing. */
export interface Quoting {
  /** Placeholders and tags between apostrophes, with the offset of the apostrophe. */
  swallowed: { part: string; name: string; offset: number }[]
  /** Offsets of `}` without a `{`. */
  strayBraces: number[]
}

const NONE: Quoting = { swallowed: [], strayBraces: [] }

/**
 * Follows the rule of ICU: an apostrophe quotes only before `{`, `}`, `<`, `>` (and `#` in a plural),
 * up to the next single one; two of them are one apostrophe.
 */
export const readQuoting = (text: string): Quoting => {
  if (!text.includes("'") && !text.includes('}')) return NONE
  const quoting: Quoting = { swallowed: [], strayBraces: [] }
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '{') depth += 1
    else if (char === '}' && depth > 0) depth -= 1
    else if (char === '}') quoting.strayBraces.push(at)
    else if (char === "'" && text[at + 1] === "'") at += 1
    else if (char === "'" && /[{}<>]/.test(text[at + 1] ?? '')) {
      const end = quoteEnd(text, at + 1)
      for (const found of placeholdersIn(text.slice(at + 1, end)))
        quoting.swallowed.push({ ...found, offset: at })
      at = end
    }
  }
  return quoting
}

const quoteEnd = (text: string, start: number): number => {
  for (let at = text.indexOf("'", start); at >= 0; at = text.indexOf("'", at + 2)) {
    if (text[at + 1] !== "'") return at
  }
  return text.length
}

const placeholdersIn = (quoted: string): { part: string; name: string }[] =>
  [...quoted.matchAll(/\{\s*([\p{L}\d_]+)\s*(?:,[^{}]*)?\}/gu)].map(([part, name = '']) => ({ part, name }))
