import type { Definition, Node } from 'mdast'
import { type DiagnosticKind, report } from '../../diagnostics/define.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'

/** A link that only the configuration can judge. */
export interface DocumentLink {
  page: string
  position: Position
}

/** An address inside the site that should have been the name of a page. */
export interface PathLink {
  href: string
  position: Position
}

/** What one pass over a document gathers. */
export interface DocumentReader {
  file: string
  text: string
  definitions: Map<string, Definition>
  diagnostics: Diagnostic[]
  links: DocumentLink[]
  pathLinks: PathLink[]
  /** `#anchor` links, checked once every heading is known. */
  anchors: { anchor: string; position: Position }[]
  headingIds: Set<string>
  /** Level of the heading before. */
  depth: number
  title: { text: string; line: number } | undefined
  /** Level-2 headings that are shown as text for want of a space. */
  misspeltSections: number
  /** Names of HTML tags that wait for their closing tag. */
  openTags: string[]
}

export const createReader = (file: string, text: string): DocumentReader => ({
  file,
  text,
  definitions: new Map(),
  diagnostics: [],
  links: [],
  pathLinks: [],
  anchors: [],
  headingIds: new Set(),
  depth: 1,
  title: undefined,
  misspeltSections: 0,
  openTags: [],
})

export const startOf = ({ file }: DocumentReader, node: Node): Position => ({
  file,
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** Place of a part of a node; where it is written differently, with escapes, of the whole node. */
export const placeOf = (reader: DocumentReader, node: Node, part: string, from = 0): Position => {
  const start = startOf(reader, node)
  const nodeStart = node.position?.start.offset ?? 0
  const found = reader.text.slice(0, node.position?.end.offset).indexOf(part, Math.max(nodeStart, from))
  if (part === '' || found < 0) return start
  const lines = reader.text.slice(nodeStart, found).split('\n').length - 1
  return { ...start, line: start.line + lines, column: found - reader.text.lastIndexOf('\n', found - 1) }
}

/** Reports a mistake once, however many links share the place it is in. */
export const complain = <Args>(
  reader: DocumentReader,
  kind: DiagnosticKind<Args>,
  position: Position,
  args: Args,
): void => {
  const known = reader.diagnostics.some(
    ({ code, line, column }) => code === kind.code && line === position.line && column === position.column,
  )
  if (!known) reader.diagnostics.push(report(kind, position, args))
}
