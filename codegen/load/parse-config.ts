import { parseDocument, type Document, type Node } from 'yaml'
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import { syntax } from '../diagnostics/catalogue/syntax.ts'
import { report } from '../diagnostics/define.ts'
import type { SourceFile } from './site-source.ts'
import { positionsIn } from './text-positions.ts'
import { composeValue } from './yaml/compose-value.ts'
import { endOf, startOf } from './yaml/nodes.ts'
import { lineAt } from './yaml/line.ts'
import { createFinder, offsetOf, type Path } from './yaml/locate.ts'
import { findSlip } from './yaml/find-slip.ts'
import { findInvisibleCharacters } from './yaml/invisible-characters.ts'
import { findDeepNesting } from './yaml/nesting.ts'
import { originalOffset, repair, type RepairedText } from './yaml/repaired-text.ts'
import type { Slip } from './yaml/slip.ts'

export interface ParsedConfig {
  file: string
  text: string
  /** Plain value with `x-…` keys taken out; undefined when the YAML cannot be read. */
  value: unknown
  /** Syntax, duplicate keys, and what YAML accepts without a word. */
  diagnostics: Diagnostic[]
  /** Position of the key or the value at a path; nearest existing ancestor when missing. */
  locate: (path: Path, part: 'key' | 'value') => Position
  /** The value at a path as it is written in the file: `+380441234567`. */
  written: (path: Path) => string
  /** Whether what stands at this place was reported with the syntax, so that nothing else is said of it. */
  isReported: (position: Position) => boolean
  /** Whether a slip may hide whole items: then nothing is said of what does not exist. */
  hidesItems: boolean
}

interface Reading {
  repaired: RepairedText
  contents: Node | null
  slips: { slip: Slip; repaired: RepairedText }[]
  readable: boolean
}

/** Each mended slip costs one more reading of the file. */
const mostRepairs = 30

const parse = (text: string): Document.Parsed =>
  parseDocument(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' })

/** A line that was reported is not reported again, nor is what follows from the same slip. */
const isSaid = (text: string, at: number, slips: Reading['slips']): boolean => {
  const { start, end } = lineAt(text, at)
  return slips.some(({ slip, repaired }) => {
    const other = originalOffset(repaired, slip.at)
    const isOnLine = start <= other && other <= end
    return isOnLine || (slip.covers !== null && contains(repaired, slip.covers, at))
  })
}

const contains = (
  repaired: RepairedText,
  { start, end }: { start: number; end: number },
  at: number,
): boolean => originalOffset(repaired, start) <= at && at < originalOffset(repaired, end)

/** Reads the YAML. A slip that can be understood is mended, so that what follows it is read as well. */
const read = (text: string): Reading => {
  const slips: Reading['slips'] = []
  let repaired: RepairedText = { text, edits: [] }
  const note = (found: Slip) => {
    slips.push({ slip: found, repaired })
    return found.edits
  }
  const tooDeep = findDeepNesting(text)
  if (tooDeep !== null) {
    note(tooDeep)
    return { repaired, contents: null, slips, readable: false }
  }
  repaired = repair(repaired, findInvisibleCharacters(text).flatMap(note))

  let reached = -1
  for (let repairs = 0; ; repairs += 1) {
    const document = parse(repaired.text)
    const found = findSlip(repaired.text, document)
    if (found === null) return { repaired, contents: document.contents, slips, readable: true }
    const at = originalOffset(repaired, found.at)
    const advanced = at > reached
    reached = at
    if (advanced && !isSaid(text, at, slips)) note(found)
    if (!advanced || found.edits.length === 0 || repairs === mostRepairs) {
      return { repaired, contents: document.contents, slips, readable: false }
    }
    repaired = repair(repaired, found.edits)
  }
}

/** Reads site.config.yaml as far as it can be read; nothing in the file makes it throw. */
export const parseConfig = (file: SourceFile): ParsedConfig => {
  const text = file.text.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n')
  const positionAt = positionsIn({ file: file.file, text })
  const { repaired, contents, slips, readable } = read(text)
  const composed = composeValue(readable ? contents : null, repaired.text)
  const silent = composed.slips
    .filter((each) => !isSaid(text, originalOffset(repaired, each.at), slips))
    .map((each) => ({ slip: each, repaired }))
  const all = [...slips, ...silent]
  const find = createFinder(contents, composed.targets)
  const original = (offset: number) => positionAt(originalOffset(repaired, offset))
  const diagnostics = all.map(({ slip, repaired: seen }) => {
    const position = (offset: number) => positionAt(originalOffset(seen, offset))
    return slip.diagnose(position(slip.at), position)
  })
  const isEmpty = readable && contents === null
  if (isEmpty && diagnostics.length === 0) diagnostics.push(report(syntax.empty, positionAt(0), {}))
  const covered = all.flatMap(({ slip, repaired: seen }) =>
    slip.covers === null
      ? []
      : [
          {
            start: positionAt(originalOffset(seen, slip.covers.start)),
            end: positionAt(originalOffset(seen, slip.covers.end)),
          },
        ],
  )
  return {
    file: file.file,
    text,
    value: readable && !isEmpty ? composed.value : undefined,
    diagnostics,
    locate: (path, part) => original(offsetOf(find(path), path, part)),
    written: (path) => {
      const { value } = find(path)
      return repaired.text.slice(startOf(value), endOf(value))
    },
    hidesItems: all.some(({ slip }) => slip.hidesItems),
    isReported: (position) =>
      covered.some(({ start, end }) => !isBefore(position, start) && isBefore(position, end)),
  }
}

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.column < b.column)
