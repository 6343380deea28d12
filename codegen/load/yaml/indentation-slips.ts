import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { broken, type Trouble } from './trouble.ts'
import { indentationOf, lineAfter, lineBefore, type Line } from './line.ts'
import { slip, type Edit, type Slip } from './slip.ts'

const tabbed = /^[ \t]*\t/

/** A line and those directly below it that are alike. */
const group = (text: string, first: Line, alike: (line: Line) => boolean): Line[] => {
  const lines: Line[] = []
  for (let line: Line | null = first; line !== null && alike(line); line = lineAfter(text, line))
    lines.push(line)
  return lines
}

const indent = (line: Line, spaces: number): Edit => ({
  start: line.start,
  end: line.start + (/^[ \t]*/.exec(line.text)?.[0].length ?? 0),
  text: ' '.repeat(Math.max(0, spaces)),
})

/** Where settings below or beside a line start. */
const expectedBelow = (line: Line | null): number => {
  if (line === null) return 0
  return /[:{[]$/.test(line.body) ? line.lead.length + 2 : line.lead.length
}

/** Lines that start with tabs: one report for all that follow each other. */
export const findTabs = ({ text, line, error }: Trouble): Slip | null => {
  const below = lineAfter(text, line)
  const onNext = error.code === 'MULTILINE_IMPLICIT_KEY' && below !== null && tabbed.test(below.text)
  const first = tabbed.test(line.text) ? line : onNext ? below : null
  if (first === null) return null
  const lines = group(text, first, (each) => tabbed.test(each.text))
  const shift = expectedBelow(lineBefore(text, first)) - indentationOf(first)
  const edits = lines.map((each) => indent(each, indentationOf(each) + shift))
  return slip(syntax.tab, {}, { at: first.start, edits })
}

/** Moves a line and everything below it that belongs to it. */
const reindent = (text: string, line: Line, to: number): Edit[] => {
  const from = indentationOf(line)
  const lines = group(text, line, (each) => each.body === '' || indentationOf(each) >= from)
  return lines.filter((each) => each.body !== '').map((each) => indent(each, indentationOf(each) + to - from))
}

/** The indentation in use above that is nearest to that of a line. */
const nearestAbove = (text: string, line: Line): number => {
  const own = indentationOf(line)
  const isItem = line.lead.includes('-')
  const used: number[] = []
  let limit = Infinity
  for (let above = lineBefore(text, line); above !== null && limit > 0; above = lineBefore(text, above)) {
    const columns =
      above.lead.includes('-') && !isItem ? [above.lead.length, indentationOf(above)] : [indentationOf(above)]
    for (const column of columns) if (column < limit) used.push(column)
    limit = Math.min(limit, ...columns)
  }
  return used.reduce(
    (best, column) => (Math.abs(column - own) < Math.abs(best - own) ? column : best),
    used[0] ?? 0,
  )
}

const isDeeper = (line: Line, than: Line): boolean => indentationOf(line) > indentationOf(than)

/** A line that is out of line with its neighbours, or below one that already has a value. */
export const findIndentationSlip = ({ text, line, error, at }: Trouble): Slip | null => {
  const below = lineAfter(text, line)
  const place = (each: Line) => each.start + (/^\s*/.exec(each.text)?.[0].length ?? 0)
  const tooDeep = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'].includes(error.code) && below !== null
  if (
    tooDeep &&
    /^[^:]+:\s+\S/.test(line.body) &&
    isDeeper(below, line) &&
    /^\S+:(?:\s|$)/.test(below.body)
  ) {
    return broken('deeper', { at: place(below), edits: reindent(text, below, line.lead.length) })
  }
  const isMixed =
    error.message.includes('block sequence') || (error.code === 'BAD_INDENT' && at >= line.start)
  if (!isMixed && !/Sequence item without|Unexpected scalar at node end|map-value-ind/.test(error.message))
    return null
  const above = lineBefore(text, line)
  const to = nearestAbove(text, line)
  const sameAsAbove = above !== null && indentationOf(above) === indentationOf(line)
  if (sameAsAbove || to === indentationOf(line)) return broken('dashAndNames', { at: place(line) })
  return broken('indentation', { at: place(line), edits: reindent(text, line, to) })
}
