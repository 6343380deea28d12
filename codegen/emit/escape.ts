/**
 * Quotes and backslashes; characters that are invisible, reorder text, end a line in some tools or cannot be
 * written as UTF-8; and what would end a script element or open a comment in HTML.
 */
const unsafe = /[\\'\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|<(?=[/!])/gu

const escapeCharacter = (character: string): string => {
  if (character === '\\' || character === "'") return `\\${character}`
  if (character === '\n') return '\\n'
  const code = character.codePointAt(0) ?? 0
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`
}

/** Most texts in code are names, which need no closer look. */
const harmless = /^[\w ./:#-]*$/

/** Any text as a string literal. Every text that a person wrote enters code through here. */
export const quote = (text: string): string =>
  harmless.test(text) ? `'${text}'` : `'${text.replace(unsafe, escapeCharacter)}'`

/** Any text as the name of a property. */
export const propertyKey = (name: string): string => {
  // Without brackets it would set the prototype.
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}
