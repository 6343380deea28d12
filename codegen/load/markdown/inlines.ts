import type { Html, PhrasingContent, Text } from 'mdast'
import { content as kinds } from '../../diagnostics/catalogue/content.ts'
import type { DocumentInline } from '../../model/document-tree.ts'
import { excerpt } from '../message-placeholders.ts'
import { readLink, readReference } from './links.ts'
import { complain, type DocumentReader, placeOf, startOf } from './reader.ts'

/** Text that was meant as a link: a space between the brackets or in the address, a missing definition. */
const BROKEN_LINK = /\[[^[\]]*\](?:\([^()]*\)| \((?:page:|https?:|mailto:|tel:|[/#])[^()]*\)|\[[^[\]]*\])/g

export const readInlines = (nodes: readonly PhrasingContent[], reader: DocumentReader): DocumentInline[] =>
  nodes.flatMap((node) => readInline(node, reader))

const readInline = (node: PhrasingContent, reader: DocumentReader): DocumentInline[] => {
  switch (node.type) {
    case 'text':
      return readText(node, reader)
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: readInlines(node.children, reader) }]
    case 'inlineCode':
      return [{ type: 'code', value: node.value }]
    case 'break':
      return [{ type: 'break' }]
    case 'link':
      return readLink(node, reader, readInlines(node.children, reader))
    case 'linkReference':
      return readReference(node, reader, readInlines(node.children, reader))
    case 'html':
      readHtml(node, reader)
      return []
    case 'image':
    case 'imageReference':
      complain(reader, kinds.image, startOf(reader, node), { alt: node.alt ?? '' })
      return []
    default:
      throw new Error(`Markdown extension that was never asked for: ${node.type}`)
  }
}

const readText = (node: Text, reader: DocumentReader): DocumentInline[] => {
  for (const [part] of node.value.matchAll(BROKEN_LINK)) {
    complain(reader, kinds.brokenLink, placeOf(reader, node, part), { part })
  }
  return [{ type: 'text', value: node.value.replace(/\s*\n\s*/g, ' ') }]
}

/** Comments are notes of the author and stay out; a closing tag was reported with its opening one. */
export const readHtml = (node: Html, reader: DocumentReader): void => {
  if (/^<!--[^]*?-->\s*$/.test(node.value)) return
  const tag = /^<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/.exec(node.value)
  const name = tag?.[2]?.toLowerCase() ?? ''
  if (tag?.[1] === '/' && reader.openTags.includes(name)) {
    reader.openTags.splice(reader.openTags.lastIndexOf(name), 1)
    return
  }
  reader.openTags.push(name)
  complain(reader, kinds.rawHtml, startOf(reader, node), { html: excerpt(node.value, 0, '>'), tag: name })
}
