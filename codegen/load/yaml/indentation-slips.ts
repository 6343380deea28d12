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

/** Moves a line, and everything below it that moved along with it. */
const reindent = (text: string, line: Line, to: number): Edit[] => {
  const from = indentationOf(line)
  const below = contentBelow(text, line)
  const isAlone = line.lead.includes('-') && below !== null && indentationOf(below) !== line.lead.length
  if (isAlone) return [indent(line, to)]
  const lines = group(text, line, (each) => each.body === '' || indentationOf(each) >= from)
  return lines.filter((each) => each.body !== '').map((each) => indent(each, indentationOf(each) + to - from))
}

/** Columns at which a line could start: those of the settings, or of the items, that it may belong to. */
const columnsAbove = (text: string, line: Line): number[] => {
  const isItem = line.lead.includes('-')
  const columns: number[] = []
  let limit = Infinity
  for (let above = lineBefore(text, line); above !== null && limit > 0; above = lineBefore(text, above)) {
    const startsItem = above.lead.includes('-')
    const own = indentationOf(above)
    const candidates = isItem ? (startsItem ? [own] : []) : startsItem ? [above.lead.length, own] : [own]
    columns.push(...candidates.filter((column) => column < limit))
    limit = Math.min(limit, own)
  }
  return columns
}

/** The column above that is nearest to that of a line; of two, the outer one. */
const nearestAbove = (text: string, line: Line): number => {
  const own = indentationOf(line)
  const columns = columnsAbove(text, line)
  return columns.reduce(
    (best, column) => (Math.abs(column - own) <= Math.abs(best - own) ? column : best),
    columns[0] ?? own,
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
const outOfLine =
  /same column|block sequence|Sequence item without|Unexpected scalar at node end|map-value-ind/

/** A line that is out of line with its neighbours, or below one that already has a value. */
export const findIndentationSlip = ({ text, line, error }: Trouble): Slip | null => {
  const to = nearestAbove(text, line)
  const place = { at: contentStart(line), covers: surroundings(text, line), hidesItems: true }
  const isStrayItem = line.lead.includes('-') && to !== indentationOf(line)
  if (isStrayItem && (implicitKey.includes(error.code) || outOfLine.test(error.message))) {
    return broken('indentation', { ...place, edits: reindent(text, line, to) })
  }
  const below = contentBelow(text, line)
  if (below !== null && implicitKey.includes(error.code) && /^[^:]+:\s+\S/.test(line.body)) {
    const inner = { at: contentStart(below), covers: surroundings(text, below), hidesItems: true }
    if (listBelow(line, below)) return broken('deeper', inner)
    if (settingBelow(line, below)) {
      return broken('deeper', { ...inner, edits: reindent(text, below, line.lead.length) })
    }
  }
  if (!outOfLine.test(error.message)) return null
  const above = lineBefore(text, line)
  const sameAsAbove = above !== null && indentationOf(above) === indentationOf(line)
  if (sameAsAbove || to === indentationOf(line)) {
    const edits = [{ start: line.start, end: line.start, text: '#' }]
    return broken('dashAndNames', { ...place, edits })
  }
  return broken('indentation', { ...place, edits: reindent(text, line, to) })
}
