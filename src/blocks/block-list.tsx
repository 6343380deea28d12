import type { ReactNode } from 'react'
import type { Block } from '#site/types.ts'
import { ProblemSlot } from '../forms/problem-slot.tsx'
import { Text } from '../i18n/text.tsx'
import type { PagePayload } from '../services/payload.ts'
import { blockComponent } from './block-registry.ts'

/** A document brings the title that is written in it. What not everyone sees names no page. */
const hasHeading = (block: Block | undefined): boolean =>
  block !== undefined && block.access === undefined && (block.type === 'document' || 'title' in block)

/** Both are in the HTML, which knows nobody; the styles show what is for the visitor that `data-session` names. */
function ForWhom({ access, children }: { access: Block['access']; children: ReactNode }): ReactNode {
  return access === undefined ? children : <div className={`for-${access}`}>{children}</div>
}

/**
 * The blocks of a page under exactly one h1: the heading of the first block, or, where that has none,
 * the title of the page above it.
 */
export function BlockList({ payload }: { payload: PagePayload }): ReactNode {
  const { blocks, meta } = payload.page
  const named = hasHeading(blocks[0])
  return (
    <>
      {payload.page.forms.length > 0 && <ProblemSlot />}
      {!named && (
        <h1 className="page-title">
          <Text id={meta.title} />
        </h1>
      )}
      {blocks.map((block, index) => {
        const BlockView = blockComponent(block.type)
        return (
          <ForWhom key={index} access={block.access}>
            <BlockView block={block} level={named && index === 0 ? 1 : 2} payload={payload} />
          </ForWhom>
        )
      })}
    </>
  )
}
