import type { ReactNode } from 'react'
import type { DocumentInline } from '#site/types.ts'
import { DataLink } from '../routing/page-link.tsx'

function DocumentInlineView({ node }: { node: DocumentInline }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'strong':
      return (
        <strong>
          <DocumentText nodes={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <DocumentText nodes={node.children} />
        </em>
      )
    case 'code':
      return <code>{node.value}</code>
    case 'break':
      return <br />
    case 'link':
      return (
        <a href={node.href}>
          <DocumentText nodes={node.children} />
        </a>
      )
    case 'pageLink':
      return (
        <DataLink link={{ page: node.page, hash: node.hash }}>
          <DocumentText nodes={node.children} />
        </DataLink>
      )
  }
}

/** The text of a paragraph, a heading or a cell. */
export function DocumentText({ nodes }: { nodes: readonly DocumentInline[] }): ReactNode {
  return nodes.map((node, index) => <DocumentInlineView key={index} node={node} />)
}
