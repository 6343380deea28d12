import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import type { Drift } from '../write/drift.ts'
import { createPaint, type Paint } from './paint.ts'

/** A diff tells what kind of change it is; nobody reads thousands of lines of it. */
const MOST_FILES = 20
const MOST_LINES = 40
const MOST_WIDTH = 160

/** Files that differ all over are not worth the time of an exact diff. */
const MOST_EDITS = 2000

const shortened = (lines: readonly string[]): string[] => {
  const shown = lines.slice(0, MOST_LINES).map((line) => {
    return line.length > MOST_WIDTH ? `${line.slice(0, MOST_WIDTH)}…` : line
  })
  return lines.length > MOST_LINES ? [...shown, `… ${lines.length - MOST_LINES} more lines`] : shown
}

const painted = (line: string, paint: Paint): string => {
  if (line.startsWith('+')) return paint('green', line)
  if (line.startsWith('-')) return paint('red', line)
  return line.startsWith('@@') ? paint('cyan', line) : line
}

const formatOne = ({ path, kind, actual, expected }: Drift, paint: Paint): string => {
  const file = `generated/${path}`
  const [from, to] = [kind === 'missing' ? '/dev/null' : file, kind === 'orphaned' ? '/dev/null' : file]
  const options = { context: 2, maxEditLength: MOST_EDITS, headerOptions: FILE_HEADERS_ONLY }
  const patch = createTwoFilesPatch(from, to, actual, expected, undefined, undefined, options)
  const lines = patch === undefined ? [`${file} differs all over`] : patch.trimEnd().split('\n')
  return shortened(lines)
    .map((line) => painted(line, paint))
    .join('\n')
}

/** What differs, as a unified diff from what is there to what should be. */
export const formatDrift = (drift: readonly Drift[], color: boolean): string => {
  const paint = createPaint(color)
  const shown = drift.slice(0, MOST_FILES).map((each) => formatOne(each, paint))
  const more = drift.length - MOST_FILES
  return [...shown, ...(more > 0 ? [`… and ${more} more files`] : [])].join('\n\n')
}
