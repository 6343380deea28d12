import type { Link, LinkReference } from 'mdast'
import { content as kinds } from '../../diagnostics/catalogue/content.ts'
import type { Position } from '../../diagnostics/diagnostic.ts'
import type { DocumentInline } from '../../model/document-tree.ts'
import { complain, type DocumentReader, placeOf, startOf } from './reader.ts'

/** A link becomes its text alone when its address is wrong, so that the rest of the document is still read. */
export const readLink = (
  node: Link,
  reader: DocumentReader,
  children: DocumentInline[],
): DocumentInline[] => {
  const after = node.children.at(-1)?.position?.end.offset
  return linkTo(node.url, placeOf(reader, node, node.url, after), reader, children, startOf(reader, node))
}

export const readReference = (
  node: LinkReference,
  reader: DocumentReader,
  children: DocumentInline[],
): DocumentInline[] => {
  const definition = reader.definitions.get(node.identifier)
  if (definition === undefined) return children
  const position = placeOf(reader, definition, definition.url)
  return linkTo(definition.url, position, reader, children, startOf(reader, node))
}

const linkTo = (
  href: string,
  position: Position,
  reader: DocumentReader,
  children: DocumentInline[],
  start: Position,
): DocumentInline[] => {
  if (children.length === 0) complain(reader, kinds.emptyLink, start, { what: 'text' })
  if (href === '') complain(reader, kinds.emptyLink, position, { what: 'address' })
  else if (href.startsWith('page:')) return linkToPage(href, position, reader, children)
  else if (href.startsWith('#')) reader.anchors.push({ anchor: href.slice(1), position })
  else if (!/^[a-z][a-z0-9+.-]*:/i.test(href)) addOnce(reader.pathLinks, { href, position })
  else if (!/^(?:https:\/\/[^/]|mailto:.|tel:.)/i.test(href)) {
    complain(reader, kinds.forbiddenLink, position, { href, fix: fixFor(href) })
  }
  return [{ type: 'link', href, children }]
}

const linkToPage = (
  href: string,
  position: Position,
  reader: DocumentReader,
  children: DocumentInline[],
): DocumentInline[] => {
  const [, page = '', query = '', hash = ''] = /^page:([^?#]*)(\?[^#]*)?#?(.*)$/.exec(href) ?? []
  addOnce(reader.links, { page, position })
  if (query !== '') complain(reader, kinds.linkWithQuery, position, { page })
  return [{ type: 'pageLink', page, hash, children }]
}

const fixFor = (href: string): string | undefined =>
  href.startsWith('http:') ? `Write \`https${href.slice('http'.length)}\`.` : undefined

/** A definition that several links share is one place. */
const addOnce = <Found extends { position: Position }>(list: Found[], found: Found): void => {
  const { line, column } = found.position
  if (!list.some(({ position }) => position.line === line && position.column === column)) list.push(found)
}
