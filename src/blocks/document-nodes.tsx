import type { ReactNode } from 'react'
import type { DocumentNode } from '#site/types.ts'
import type { BlockLevel } from './block-props.ts'
import { DocumentTable } from './document-table.tsx'
import { DocumentText } from './document-text.tsx'
import { Heading, type HeadingLevel } from './heading.tsx'

type NodeOf<Type extends DocumentNode['type']> = Extract<DocumentNode, { type: Type }>

interface DocumentNodesProps {
  nodes: readonly DocumentNode[]
  /** Level of the document's own title. */
  level: BlockLevel
}

function DocumentHeading({ node, level }: { node: NodeOf<'heading'>; level: BlockLevel }): ReactNode {
  // A document written for h1 to h4 starts one level lower when the page has its h1 elsewhere.
  const shifted = (node.depth + level - 1) as HeadingLevel
  return (
    <Heading level={shifted} id={node.id}>
      <DocumentText nodes={node.children} />
    </Heading>
  )
}

function DocumentList({ node, level }: { node: NodeOf<'list'>; level: BlockLevel }): ReactNode {
  const items = node.items.map((nodes, index) => (
    <li key={index}>
      <DocumentNodes nodes={nodes} level={level} />
    </li>
  ))
  if (!node.ordered) return <ul>{items}</ul>
  return <ol start={node.start === 1 ? undefined : node.start}>{items}</ol>
}

interface DocumentNodeProps {
  node: DocumentNode
  level: BlockLevel
  /** Id of the heading that a table stands under. */
  headingId: string | undefined
}

function DocumentNodeView({ node, level, headingId }: DocumentNodeProps): ReactNode {
  switch (node.type) {
    case 'heading':
      return <DocumentHeading node={node} level={level} />
    case 'paragraph':
      return (
        <p>
          <DocumentText nodes={node.children} />
        </p>
      )
    case 'list':
      return <DocumentList node={node} level={level} />
    case 'quote':
      return (
        <blockquote>
          <DocumentNodes nodes={node.children} level={level} />
        </blockquote>
      )
    case 'table':
      return <DocumentTable node={node} headingId={headingId} />
    case 'rule':
      return <hr />
  }
}

const headingBefore = (nodes: readonly DocumentNode[], index: number): string | undefined =>
  nodes.slice(0, index).findLast((node) => node.type === 'heading')?.id

/** The blocks of a document, from data to elements: no HTML is parsed anywhere. */
export function DocumentNodes({ nodes, level }: DocumentNodesProps): ReactNode {
  return nodes.map((node, index) => (
    <DocumentNodeView
      key={index}
      node={node}
      level={level}
      headingId={node.type === 'table' ? headingBefore(nodes, index) : undefined}
    />
  ))
}
