import type { Edit } from './slip.ts'

/** A text in which slips were mended, and the way back to the places of the original. */
export interface RepairedText {
  text: string
  edits: readonly Edit[]
}

/** Applies edits that do not overlap; their offsets are those of the current text. */
export const repair = (repaired: RepairedText, edits: readonly Edit[]): RepairedText => {
  const fromTheEnd = [...edits].sort((a, b) => b.start - a.start)
  let text = repaired.text
  for (const edit of fromTheEnd) text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  return { text, edits: [...repaired.edits, ...fromTheEnd] }
}

/** The place in the original text; inside a replacement, the same distance from its start. */
export const originalOffset = ({ edits }: RepairedText, offset: number): number => {
  let at = offset
  for (let index = edits.length - 1; index >= 0; index -= 1) {
    const edit = edits[index]
    if (edit === undefined || at < edit.start) continue
    const grown = edit.text.length - (edit.end - edit.start)
    at = at >= edit.start + edit.text.length ? at - grown : Math.min(at, edit.end)
  }
  return at
}
