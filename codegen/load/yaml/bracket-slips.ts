import { broken, type Trouble } from './trouble.ts'
import { lineAt, lineBefore, type Line } from './line.ts'
import type { Slip } from './slip.ts'

/** The bracket that is still open at an offset. */
const openBefore = (text: string, at: number): number => {
  let closed = 0
  for (let index = at - 1; index >= 0; index -= 1) {
    const sign = text.charAt(index)
    if (sign === ']' || sign === '}') closed += 1
    else if (sign === '[' || sign === '{') {
      if (closed === 0) return index
      closed -= 1
    }
  }
  return -1
}

/** `{ title: home.title index: false }`, on one line or on several. */
const findMissingComma = ({ text, document, error, at, line }: Trouble): Slip | null => {
  const inFlow = document.errors.some(({ code }) => code === 'BLOCK_IN_FLOW')
  if (!inFlow || !['BLOCK_IN_FLOW', 'MULTILINE_IMPLICIT_KEY', 'UNEXPECTED_TOKEN'].includes(error.code))
    return null
  const next = /\s+["']?[\w.-]+["']?:\s/.exec(text.slice(at))
  const comma = next === null ? at : at + next.index
  const covers = { start: line.start, end: line.end }
  return broken('comma', {
    at: comma,
    covers,
    edits: next === null ? [] : [{ start: comma, end: comma, text: ',' }],
  })
}

/** Brackets without their partner. */
export const findBracketSlip = (trouble: Trouble): Slip | null => {
  const { text, error, at, line } = trouble
  if (/flow-(?:seq|map)-end/.test(error.message)) {
    const covers = { start: line.start, end: line.end }
    return broken('extraBracket', { at, covers, edits: [{ start: at, end: at + 1, text: '' }] })
  }
  if (!/end with a [\]}]/.test(error.message)) return findMissingComma(trouble)
  const open = openBefore(text, error.pos[0])
  if (open < 0) return null
  const opening = lineAt(text, open)
  const end = closingPlace(text, error.pos[0], opening)
  const closing = text.charAt(open) === '[' ? ']' : '}'
  const covers = { start: opening.start, end: opening.end }
  const edits = [{ start: end, end, text: closing }]
  return broken('bracket', { at: open, covers, edits, hidesItems: true })
}

/** Before the bracket that closes another one, or at the end of the last line that belongs to it. */
const closingPlace = (text: string, at: number, opening: Line): number => {
  if (/[\]}]/.test(text.charAt(at))) return at
  const last = at <= opening.end ? opening : (lineBefore(text, lineAt(text, at)) ?? opening)
  return last.start + last.lead.length + last.body.length
}
