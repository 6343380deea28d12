import type { Heading } from 'mdast'
import { content as kinds } from '../../diagnostics/catalogue/content.ts'
import type { DocumentBlock, DocumentInline } from '../../model/document-tree.ts'
import { readInlines } from './inlines.ts'
import { complain, type DocumentReader, startOf } from './reader.ts'

/** The first `#` heading is the title of the document and no part of its text. */
export const readHeading = (node: Heading, reader: DocumentReader): DocumentBlock[] => {
  const position = startOf(reader, node)
  const children = readInlines(node.children, reader)
  const text = plainText(children)
  if (text === '') complain(reader, kinds.emptyHeading, position, { depth: node.depth })
  if (node.depth === 1 && reader.title === undefined) {
    reader.title = { text, line: position.line }
    return []
  }
  if (node.depth === 1) complain(reader, kinds.secondTitle, position, { text, line: reader.title?.line ?? 1 })
  else if (node.depth > 4) complain(reader, kinds.deepHeading, position, { text, depth: node.depth })
  else if (node.depth > reader.depth + 1) {
    complain(reader, kinds.skippedLevel, position, { text, depth: node.depth, before: reader.depth })
  }
  reader.depth = node.depth
  return [{ type: 'heading', depth: withinTree(node.depth), id: uniqueId(text, reader), children }]
}

export const plainText = (inlines: readonly DocumentInline[]): string =>
  inlines
    .map((inline) => {
      if ('value' in inline) return inline.value
      return inline.type === 'break' ? ' ' : plainText(inline.children)
    })
    .join('')
    .trim()

const withinTree = (depth: Heading['depth']): 2 | 3 | 4 => {
  if (depth <= 2) return 2
  return depth === 3 ? 3 : 4
}

/** Letters and digits of any script, so that the ids of Cyrillic headings can be read. */
export const slug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    // In Ukrainian the apostrophe is part of the word: обов’язки.
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const uniqueId = (text: string, { headingIds }: DocumentReader): string => {
  const base = slug(text) || 'section'
  let id = base
  for (let count = 2; headingIds.has(id); count += 1) id = `${base}-${count}`
  headingIds.add(id)
  return id
}
