import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { content as kinds } from '../diagnostics/catalogue/content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import type { DocumentTree } from '../model/document-tree.ts'
import { readBlocks } from './markdown/blocks.ts'
import { plainText } from './markdown/headings.ts'
import {
  complain,
  createReader,
  type DocumentLink,
  type DocumentReader,
  type PathLink,
  startOf,
} from './markdown/reader.ts'
import type { SourceFile } from './site-source.ts'

/** One long text in one language. */
export interface ParsedDocument {
  name: string
  locale: string
  file: string
  tree: DocumentTree
  /** How many sections the author meant, those whose heading is misspelt included. */
  sections: number
  /** `page:name` links, in reading order. */
  links: DocumentLink[]
  /** Links by path, which are wrong; the configuration knows the page that was meant. */
  pathLinks: PathLink[]
}

/** Name of a document's file: its name, a language tag and ".md". */
export const DOCUMENT_FILE = /(?:^|\/)([a-z][a-z0-9-]*)\.([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md$/

/** Reads every file whose name is that of a document; other files are left to the validation. */
export const parseDocuments = (
  files: readonly SourceFile[],
): { documents: ParsedDocument[]; diagnostics: Diagnostic[] } => {
  const documents: ParsedDocument[] = []
  const diagnostics: Diagnostic[] = []
  for (const { file, text } of files) {
    const [, name, locale] = DOCUMENT_FILE.exec(file) ?? []
    if (name === undefined || locale === undefined) continue
    const reader = readerOf(file, text.replace(/^\ufeff/, ''))
    const tree = readTree(reader)
    const sections = tree.contents.length + reader.misspeltSections
    documents.push({ name, locale, file, tree, sections, links: reader.links, pathLinks: reader.pathLinks })
    diagnostics.push(...reader.diagnostics)
  }
  return { documents, diagnostics }
}

/** Settings between "---" at the start are made blank, so that every place stays the same. */
const readerOf = (file: string, text: string): DocumentReader => {
  const markdown = text.replace(/^---\r?\n[^]*?\n---(?=\r?\n|$)/, (settings) =>
    settings.replace(/[^\n]/g, ' '),
  )
  const reader = createReader(file, markdown)
  if (markdown !== text) complain(reader, kinds.frontMatter, { file, line: 1, column: 1 }, { file })
  return reader
}

const readTree = (reader: DocumentReader): DocumentTree => {
  const root = fromMarkdown(reader.text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  collectDefinitions(root.children, reader.definitions)
  const children = readBlocks(root.children, reader)
  checkTitle(root, reader)
  checkAnchors(reader)
  const contents = children.flatMap((block) =>
    block.type === 'heading' && block.depth === 2 ? [{ id: block.id, text: plainText(block.children) }] : [],
  )
  return { title: reader.title?.text ?? '', contents, children }
}

/** Markdown takes the first of two definitions with one name. */
const collectDefinitions = (nodes: readonly Nodes[], definitions: DocumentReader['definitions']): void => {
  for (const node of nodes) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node)
    else if ('children' in node) collectDefinitions(node.children, definitions)
  }
}

const checkTitle = (root: Root, reader: DocumentReader): void => {
  const first = root.children.find((node) => node.type !== 'definition' && node.type !== 'html')
  if (reader.title === undefined) {
    // "#Title" is reported already, as a heading without a space.
    const misspelt = /^#[^\s#]/m.test(reader.text)
    const position = { file: reader.file, line: 1, column: 1 }
    if (!misspelt) complain(reader, kinds.missingTitle, position, { file: reader.file })
  } else if (first && (first.position?.start.line ?? 1) < reader.title.line) {
    complain(reader, kinds.beforeTitle, startOf(reader, first), { line: reader.title.line })
  }
}

const checkAnchors = (reader: DocumentReader): void => {
  for (const { anchor, position } of reader.anchors) {
    if (reader.headingIds.has(anchor)) continue
    complain(reader, kinds.unknownAnchor, position, { anchor, nearest: suggest(anchor, reader.headingIds) })
  }
}
