import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { broken, type Trouble } from './trouble.ts'
import { contentBelow, indentationOf, lineAfter, lineBefore, type Line } from './line.ts'
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

const startsPage = (line: Line): boolean => line.lead.includes('-') && indentationOf(line) <= 4

const startsSection = (line: Line): boolean => indentationOf(line) === 0 && /^[^\s#-]/.test(line.text)

/** The page or section that a line is part of: inside it nobody can tell what belongs where. */
export const surroundings = (text: string, line: Line): { start: number; end: number } => {
  let section = line
  let page: Line | null = null
  while (!startsSection(section)) {
    if (startsPage(section)) page ??= section
    const above = lineBefore(text, section)
    if (above === null) break
    section = above
  }
  const isOfPages = section.body === 'pages:'
  let last = line
  for (let next = lineAfter(text, line); next !== null; next = lineAfter(text, next)) {
    if (startsSection(next) || (isOfPages && startsPage(next))) break
    last = next
  }
  return { start: (isOfPages ? (page ?? section) : section).start, end: last.end }
}

const listBelow = (line: Line, below: Line): boolean => below.lead.includes('-') && isDeeper(below, line)

const settingBelow = (line: Line, below: Line): boolean =>
  isDeeper(below, line) && /^\S+:(?:\s|$)/.test(below.body)

const contentStart = (line: Line): number => line.start + (/^\s*/.exec(line.text)?.[0].length ?? 0)

const implicitKey = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY']
const outOfLine = /block sequence|Sequence item without|Unexpected scalar at node end|map-value-ind/

/** A line that is out of line with its neighbours, or below one that already has a value. */
export const findIndentationSlip = ({ text, line, error }: Trouble): Slip | null => {
  const below = contentBelow(text, line)
  if (below !== null && implicitKey.includes(error.code) && /^[^:]+:\s+\S/.test(line.body)) {
    const place = { at: contentStart(below), covers: surroundings(text, below), hidesItems: true }
    if (listBelow(line, below)) return broken('deeper', place)
    if (settingBelow(line, below)) {
      return broken('deeper', { ...place, edits: reindent(text, below, line.lead.length) })
    }
  }
  if (error.code !== 'BAD_INDENT' && !outOfLine.test(error.message)) return null
  const above = lineBefore(text, line)
  const to = nearestAbove(text, line)
  const sameAsAbove = above !== null && indentationOf(above) === indentationOf(line)
  const place = { at: contentStart(line), covers: surroundings(text, line), hidesItems: true }
  if (sameAsAbove || to === indentationOf(line)) {
    const edits = [{ start: line.start, end: line.start, text: '#' }]
    return broken('dashAndNames', { ...place, edits })
  }
  return broken('indentation', { ...place, edits: reindent(text, line, to) })
}
