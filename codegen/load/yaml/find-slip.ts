import type { Document } from 'yaml'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { findBracketSlip } from './bracket-slips.ts'
import { findIndentationSlip, findTabs, surroundings } from './indentation-slips.ts'
import { contentBelow, indentationOf, lineAt } from './line.ts'
import { findQuoteSlip } from './quote-slips.ts'
import { slip, type Slip } from './slip.ts'
import { findTextSlip } from './text-slips.ts'
import { broken, type Trouble } from './trouble.ts'

/** Most telling first: a curly quote explains a colon in a text, a tab explains its indentation. */
const finders = [findTabs, findPlainSlip, findTextSlip, findQuoteSlip, findBracketSlip, findIndentationSlip]

/** The first slip that keeps a document from being read; null when it can be read. */
export const findSlip = (text: string, document: Document.Parsed): Slip | null => {
  const error = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0])[0]
  if (error === undefined) return null
  const position = Math.min(error.pos[0], Math.max(0, text.trimEnd().length - 1))
  const start = lineAt(text, position)
  const isBlank = start.text.trim() === ''
  const line = (isBlank ? contentBelow(text, start) : null) ?? start
  const at = line === start ? position : line.start + indentationOf(line)
  const trouble: Trouble = { text, document, error, at, line }
  for (const find of finders) {
    const found = find(trouble)
    if (found !== null) return found
  }
  return unreadableLine(trouble)
}

/** The line is left out, so that the rest can be read. */
const unreadableLine = ({ text, error, at, line }: Trouble): Slip => {
  const hasColon = /:(?:\s|$)/.test(line.body)
  const isName = !hasColon && ['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR'].includes(error.code)
  const problem = error.code === 'KEY_OVER_1024_CHARS' ? 'longKey' : isName ? 'colon' : 'other'
  const edits = [{ start: line.start, end: line.start, text: '#' }]
  return broken(problem, { at, covers: surroundings(text, line), edits, hidesItems: true })
}

const conflictMark = /^(?:<{7} |={7}$|>{7} )/m

function findPlainSlip({ text, error, at, line }: Trouble): Slip | null {
  const conflict = conflictMark.exec(text)
  if (conflict !== null) return broken('conflict', { at: conflict.index })
  if (error.code === 'MULTIPLE_DOCS') return slip(syntax.beyond, { problem: 'documents' }, { at })
  if (/DIRECTIVE|directives-end/.test(`${error.code} ${error.message}`)) {
    const start = Math.max(0, text.search(/^%/m))
    return broken('directive', { at: start, edits: [{ start, end: start, text: '#' }] })
  }
  if (error.code !== 'BAD_DQ_ESCAPE') return null
  return broken('escape', {
    at,
    covers: { start: line.start, end: line.end },
    edits: [{ start: at, end: at, text: '\\' }],
  })
}
