import type { ReactNode } from 'react'
import type { DocumentTree } from '#site/types.ts'
import { Text, useText } from '../i18n/text.tsx'
import type { BlockProps } from './block-props.ts'
import { DocumentNodes } from './document-nodes.tsx'
import { Heading } from './heading.tsx'

function Contents({ entries }: { entries: DocumentTree['contents'] }): ReactNode {
  const text = useText()
  return (
    <nav className="contents" aria-label={text('ui.document.contents')}>
      <p className="contents-title">
        <Text id="ui.document.contents" />
      </p>
      <ol>
        {entries.map(({ id, text: title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A long text, set for reading. */
export function DocumentBlock({ block, level, payload }: BlockProps<'document'>): ReactNode {
  const tree = payload.documents[block.document]
  if (!tree) throw new Error(`The payload has no document "${block.document}"`)
  return (
    <article className="block document">
      <Heading level={level}>{tree.title}</Heading>
      {block.contents && tree.contents.length > 1 && <Contents entries={tree.contents} />}
      <div className="prose">
        <DocumentNodes nodes={tree.children} level={level} />
      </div>
    </article>
  )
}
