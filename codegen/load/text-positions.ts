import type { Position } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from './site-source.ts'

/** Turns offsets into a file's text into lines and columns; the lines are only counted when first asked for. */
export const positionsIn = ({ file, text }: SourceFile): ((offset: number) => Position) => {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const line = lastAtOrBefore(starts, offset)
    return { file, line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

const lineStarts = (text: string): number[] => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

const lastAtOrBefore = (starts: readonly number[], offset: number): number => {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
