/** Width of a text in pixels of the picture. */
export type Measure = (text: string, size: number) => number

interface Room {
  width: number
  lines: number
  /** Sizes of letters to try, the largest first. */
  sizes: readonly number[]
}

export interface FittedText {
  size: number
  lines: string[]
}

/** Words in as few lines as they go into; a word that is too long has a line of its own. */
function breakLines(text: string, isShort: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \t\n]+/).filter((part) => part !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && isShort(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Shortens to a number of lines, with an ellipsis for what is left out. */
function shorten(lines: readonly string[], count: number): string[] {
  if (lines.length <= count) return [...lines]
  const kept = lines.slice(0, count)
  return kept.map((line, index) => (index === count - 1 ? `${line.replace(/[\s.,:;–—-]+$/, '')}…` : line))
}

/** The largest letters with which a text goes into the room; in the smallest ones its end is left out. */
export function fitText(text: string, { width, lines: count, sizes }: Room, measure: Measure): FittedText {
  const attempts = sizes.map((size) => ({
    size,
    lines: breakLines(text, (line) => measure(line, size) <= width),
  }))
  const fitting = attempts.find(
    ({ size, lines }) => lines.length <= count && lines.every((line) => measure(line, size) <= width),
  )
  if (fitting) return fitting
  const smallest = attempts.at(-1) ?? { size: 0, lines: [] }
  return { size: smallest.size, lines: shorten(smallest.lines, count) }
}
