import type { BlockContent, Code, DefinitionContent, Paragraph, RootContent, Table } from 'mdast'
import { content as kinds } from '../../diagnostics/catalogue/content.ts'
import type { DocumentBlock, DocumentInline } from '../../model/document-tree.ts'
import { readHeading } from './headings.ts'
import { readHtml, readInlines } from './inlines.ts'
import { complain, type DocumentReader, startOf } from './reader.ts'

type Block = RootContent | BlockContent | DefinitionContent

export const readBlocks = (nodes: readonly Block[], reader: DocumentReader): DocumentBlock[] =>
  nodes.flatMap((node) => readBlock(node, reader))

const readBlock = (node: Block, reader: DocumentReader): DocumentBlock[] => {
  switch (node.type) {
    case 'heading':
      return readHeading(node, reader)
    case 'paragraph':
      return readParagraph(node, reader)
    case 'list': {
      const items = node.children.map((item) => readBlocks(item.children, reader))
      return [{ type: 'list', ordered: node.ordered === true, start: node.start ?? 1, items }]
    }
    case 'blockquote':
      return [{ type: 'quote', children: readBlocks(node.children, reader) }]
    case 'table':
      return [readTable(node, reader)]
    case 'thematicBreak':
      return [{ type: 'rule' }]
    case 'definition':
      return []
    case 'html':
      readHtml(node, reader)
      return []
    case 'code':
      complain(reader, kinds.codeBlock, startOf(reader, node), { indented: isIndented(node, reader) })
      return []
    default:
      throw new Error(`Markdown extension that was never asked for: ${node.type}`)
  }
}

const readParagraph = (node: Paragraph, reader: DocumentReader): DocumentBlock[] => {
  const children = readInlines(node.children, reader)
  const first = node.children[0]
  const heading = first?.type === 'text' ? /^#{1,6}[^\s#][^\n]*/.exec(first.value) : null
  if (heading) {
    complain(reader, kinds.headingWithoutSpace, startOf(reader, node), { text: heading[0] })
    reader.depth = heading[0].lastIndexOf('#', 5) + 1
    if (reader.depth === 2) reader.misspeltSections += 1
  }
  return children.length === 0 ? [] : [{ type: 'paragraph', children }]
}

/** Markdown says sides; in a language that is written from the right, its tables are mirrored. */
const aligns = { left: 'start', center: 'center', right: 'end' } as const

/** Every row gets the cells of the head: short rows are filled, as Markdown does. */
const readTable = (node: Table, reader: DocumentReader): DocumentBlock => {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell): DocumentInline[] => readInlines(cell.children, reader)),
  )
  return {
    type: 'table',
    align: head.map((_, column) => aligns[node.align?.[column] ?? 'left']),
    head,
    rows: rows.map((row) => head.map((_, column) => row[column] ?? [])),
  }
}

const isIndented = (node: Code, { text }: DocumentReader): boolean =>
  !/^(?:`{3}|~{3})/.test(text.slice(node.position?.start.offset ?? 0))
