const opening = /^[“”„‟‘’‚‛]/
const closing = /[“”„‟‘’‚‛]$/

/** A text between quotes that only a word processor types; null for any other text. */
export const curlyQuoted = (text: string): { quotes: string; inside: string } | null => {
  const start = opening.exec(text)?.[0]
  const end = text.length > 1 ? closing.exec(text)?.[0] : undefined
  if (start === undefined && (end === undefined || /[’‘‛]/.test(end))) return null
  const inside = text.slice(start?.length ?? 0, text.length - (end?.length ?? 0))
  return { quotes: [start, end].filter((quote) => quote !== undefined).join(' '), inside }
}

/** The text as a YAML value that means exactly that text. */
export const quoted = (text: string): string =>
  text.includes('"') || text.includes('\\') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`

/** The text as a person would write it: quoted only where YAML needs it. */
export const asWritten = (text: string): string =>
  /^[\p{L}/][\p{L}\p{N}/ ._-]*$/u.test(text) && !/^(?:true|false|null)$/i.test(text) && !/\s$/.test(text)
    ? text
    : quoted(text)

/** The language texts are written in, for a file that cannot be read as a whole. */
export const sourceLanguage = (text: string): string =>
  /^ {2}source:\s*["']?([\w-]+)/m.exec(text)?.[1] ?? 'en'
