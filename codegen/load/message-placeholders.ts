import { messageSyntax as kinds } from '../diagnostics/catalogue/message-syntax.ts'
import { report } from '../diagnostics/define.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BrokenMessage } from './message-syntax.ts'

const LONGEST_EXCERPT = 40

/** The part of a text from an offset to the next closing character, shortened for a sentence. */
export const excerpt = (text: string, start: number, closing: string): string => {
  const end = text.indexOf(closing, start)
  const part = text.slice(start, end < 0 ? undefined : end + 1)
  return part.length > LONGEST_EXCERPT ? `${part.slice(0, LONGEST_EXCERPT)}…` : part
}

/** Braces that are no placeholder: never closed, empty, or with something else than a name. */
export const explainPlaceholder = (broken: BrokenMessage): Diagnostic => {
  const { id, text, start, locate } = broken
  const inside = /^\{([^{}]*)(\}?)/.exec(text.slice(start))
  const part = excerpt(text, start, '}')
  if (/^\{\s*\}/.test(part)) return report(kinds.emptyPlaceholder, locate(start), { id, part })
  const closed = inside?.[2] === '}' || /^\{\s*\{/.test(part)
  if (!closed || /^[\p{L}\d_.-]+\s*,/u.test(inside?.[1]?.trimStart() ?? '')) {
    return report(kinds.unclosedBrace, locate(start), { id, part, fix: closingFix(part) })
  }
  return report(kinds.badPlaceholder, locate(start), { id, part, fix: namingFix(part) })
}

const closingFix = (part: string): string => {
  const name = /^\{\s*([\p{L}\d_.-]+)\s*(,?)/u.exec(part)
  if (name?.[1] === undefined) return "Add the `}`, or write `'{'` for a brace as text."
  return name[2] === ',' ? 'Add `}` where it ends.' : `Write \`{${name[1]}}\`.`
}

const namingFix = (part: string): string => {
  const words = part.match(/[\p{L}\d_]+/gu) ?? []
  if (part.startsWith('{#')) return 'A `}` is missing before it.'
  if (words.length === 0) return "For braces as text write `'{…}'`."
  const name = words.map((word, index) => (index === 0 ? word : capitalised(word))).join('')
  if (/^\{\s*\{/.test(part)) return `Write \`{${name}}\` with one pair of braces.`
  return `Names have no spaces and no signs: \`{${name}}\`.`
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
