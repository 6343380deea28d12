import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { slip, type Slip } from './slip.ts'

/** Characters that look like a space or like nothing. */
const ranges = [
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f', // controls, but for tab and line break
  '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000', // spaces
  '\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u061c\\ufeff', // joiners, separators, marks of direction
  '\\u00ad\\u115f\\u1160\\u180e\\u3164\\uffa0', // hyphens and letters without a shape
]

const invisible = new RegExp(`[${ranges.join('')}]+`, 'g')

const names: Readonly<Record<string, string>> = {
  '\u00a0': 'non-breaking space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2007': 'figure space',
  '\u2009': 'thin space',
  '\u202f': 'narrow non-breaking space',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\u3000': 'wide space',
  '\ufeff': 'byte order mark',
}

const isSpace = (character: string): boolean =>
  /\s|\u3164|\u115f|\u1160|\uffa0/u.test(character) && character !== '\ufeff'

/** Quoted texts and comments of one line: there, a person can mean what cannot be seen. */
const deliberate = /"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|(?:^|\s)#.*$/g

const isDeliberate = (line: string, column: number): boolean =>
  [...line.matchAll(deliberate)].some(
    (match) => match.index < column && column < match.index + match[0].length,
  )

/** Joiners and direction marks belong to the writing of some languages. */
const isWriting = (text: string, at: number, run: string): boolean =>
  /^[\u200c-\u200f]$/.test(run) && text.charCodeAt(at - 1) > 0x7f && text.charCodeAt(at + 1) > 0x7f

const describe = (text: string, at: number, lineStart: number, run: string): Slip => {
  const character = run.charAt(0)
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const before = text.slice(lineStart, at).trimStart()
  const after = before.length > 24 ? (/\S+\s*$/.exec(before)?.[0] ?? '') : before
  const args = {
    character: `U+${code}`,
    name: names[character] ?? (isSpace(character) ? 'special space' : 'control character'),
    after,
  }
  const replacement = Array.from(run)
    .map((each) => (isSpace(each) ? ' ' : ''))
    .join('')
  return slip(syntax.invisible, args, { at, edits: [{ start: at, end: at + run.length, text: replacement }] })
}

/** Characters that look like a space or like nothing, outside quotes and comments. */
export const findInvisibleCharacters = (text: string): Slip[] => {
  const slips: Slip[] = []
  for (const match of text.matchAll(invisible)) {
    const lineStart = text.lastIndexOf('\n', match.index - 1) + 1
    const lineEnd = text.indexOf('\n', match.index)
    const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd)
    if (isDeliberate(line, match.index - lineStart) || isWriting(text, match.index, match[0])) continue
    slips.push(describe(text, match.index, lineStart, match[0]))
  }
  return slips
}
