import type { Position } from './diagnostic.ts'

const neighbours = 1
const widest = 120

/** Code points that a terminal draws two columns wide: East Asian wide and fullwidth, and emoji. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u

/** Code points that take no column: marks on the letter before, joiners, direction marks. */
const zeroWidth = /[\p{M}\p{Cf}]/u

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const columnsOf = (grapheme: string): number => {
  if (wide.test(grapheme)) return 2
  return Array.from(grapheme).every((point) => zeroWidth.test(point)) ? 0 : 1
}

/** Blank text that ends where the given text ends, whatever the width of its characters. */
const blank = (text: string): string =>
  [...graphemes.segment(text)]
    .map(({ segment }) => (segment === '\t' ? '\t' : ' '.repeat(columnsOf(segment))))
    .join('')

/** Control characters could speak to the terminal; they are shown as pictures of themselves. */
const printable = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, (control) =>
    control === '\u007f' ? '\u2421' : String.fromCharCode(0x2400 + control.charCodeAt(0)),
  )

/** Lines of a text; what a byte order mark or a line break leaves is not part of them. */
const linesOf = (text: string): string[] => text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)

/** The part of a long line that surrounds a column. */
const windowAround = (column: number): { from: number; crop: (line: string) => string } => {
  const from = column <= widest - 20 ? 0 : column - Math.floor(widest / 2)
  const crop = (line: string): string => {
    const part = line.slice(from, from + widest)
    return `${from > 0 && line.length > 0 ? '…' : ''}${part}${line.length > from + widest ? '…' : ''}`
  }
  return { from, crop }
}

/** The line a position is in, between its neighbours, with a caret below the column. */
export const codeFrame = (text: string, { line, column }: Pick<Position, 'line' | 'column'>): string => {
  const lines = linesOf(text)
  const at = lines[line - 1]
  if (at === undefined) return ''
  const first = Math.max(1, line - neighbours)
  const last = Math.min(lines.length, line + neighbours)
  const { from, crop } = windowAround(column)
  const gutter = String(last).length
  const caret = `  ${' '.repeat(gutter)} | ${from > 0 ? ' ' : ''}${blank(printable(at.slice(from, column - 1)))}^`
  const frame = lines.slice(first - 1, last).flatMap((each, index) => {
    const number = first + index
    const mark = number === line ? '>' : ' '
    const shown = `${mark} ${String(number).padStart(gutter)} | ${crop(printable(each))}`.trimEnd()
    return number === line ? [shown, caret] : [shown]
  })
  return frame.join('\n')
}
