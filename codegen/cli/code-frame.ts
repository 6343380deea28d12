import type { Position } from '../diagnostics/diagnostic.ts'

const LINES_AROUND = 1
const WIDTH = 100

/** The part of a long line that is shown, so that the column is in it. */
const cut = (line: string, from: number): string => {
  const part = line.slice(from, from + WIDTH)
  return `${from > 0 ? '…' : ''}${part}${from + WIDTH < line.length ? '…' : ''}`
}

/** What stands under the text before the column: tabs stay tabs, so that the caret is in place. */
const paddingFor = (text: string): string => text.replace(/[^\t]/g, ' ')

/** The lines around a place, with a caret below it; empty when the text has no such line. */
export const codeFrame = (text: string, { line, column }: Position): string => {
  const lines = text.split(/\r?\n/)
  if (line > lines.length) return ''
  const from = Math.max(0, column - 1 - WIDTH / 2)
  const first = Math.max(1, line - LINES_AROUND)
  const last = Math.min(lines.length, line + LINES_AROUND)
  const margin = String(last).length
  const frame: string[] = []
  for (let number = first; number <= last; number += 1) {
    const shown = cut(lines[number - 1] ?? '', from)
    frame.push(`${number === line ? '>' : ' '} ${String(number).padStart(margin)} | ${shown}`.trimEnd())
    if (number !== line) continue
    const before = `${from > 0 ? ' ' : ''}${paddingFor((lines[line - 1] ?? '').slice(from, column - 1))}`
    frame.push(`  ${' '.repeat(margin)} | ${before}^`)
  }
  return frame.join('\n')
}
