import { isScalar, visit, type Scalar } from 'yaml'
import { startOf } from './nodes.ts'
import { broken, type Trouble } from './trouble.ts'
import { lineAt } from './line.ts'
import { quoted } from './plain-text.ts'
import type { Slip } from './slip.ts'

/** The last quoted text that starts before an offset. */
const quotedBefore = ({ document, at }: Trouble): Scalar | null => {
  let last: Scalar | null = null
  visit(document, {
    Scalar: (_, node) => {
      if (node.type?.startsWith('QUOTE') && startOf(node) <= at) last = node
    },
  })
  return last
}

const unclosed = (text: string, node: Scalar): Slip => {
  const start = startOf(node)
  const line = lineAt(text, start)
  const end = line.start + line.lead.length + line.body.length
  const isBeforeName = start === line.start + line.lead.length && /^["'][\w-]+:/.test(line.body)
  const removed = { start, end: start + 1, text: '' }
  const closed = { start: end, end, text: text.charAt(start) }
  const covers = { start: line.start, end: line.end }
  return broken('quote', { at: start, covers, hidesItems: true, edits: [isBeforeName ? removed : closed] })
}

/** Quotes that are not closed, or closed too early. */
export const findQuoteSlip = (trouble: Trouble): Slip | null => {
  const { text, error, at, line } = trouble
  const neverCloses = trouble.document.errors.some(({ message }) => /closing ["']quote/.test(message))
  const isUnclosed = neverCloses && (/closing ["']quote/.test(error.message) || /["']/.test(text.charAt(at)))
  const isAfter = /Unexpected (?:scalar|double|single|.*quoted)/.test(error.message)
  if (!isUnclosed && !isAfter) return null
  const node = quotedBefore(trouble)
  if (!isScalar(node)) return null
  const [start, end] = node.range ?? [0, 0]
  if (isUnclosed || (text.slice(start, end).includes('\n') && lineAt(text, end).start === line.start)) {
    return unclosed(text, node)
  }
  if (line.start > start || at < end) return null
  const bodyEnd = line.start + line.lead.length + line.body.length
  const whole = text.slice(start, bodyEnd)
  const edits = [{ start, end: bodyEnd, text: quoted(whole) }]
  return broken('afterQuote', { at, covers: { start, end: line.end }, edits })
}
