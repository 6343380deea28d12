import type { ReactNode } from 'react'
import type { Block } from '#site/types.ts'
import { Text } from '../i18n/text.tsx'
import type { PagePayload } from '../services/payload.ts'
import { blockComponent } from './block-registry.ts'

/** A document brings the title that is written in it. */
const hasHeading = (block: Block | undefined): boolean =>
  block?.type === 'document' || (block !== undefined && 'title' in block)

/**
 * The blocks of a page under exactly one h1: the heading of the first block, or, where that has none,
 * the title of the page above it.
 */
export function BlockList({ payload }: { payload: PagePayload }): ReactNode {
  const { blocks, meta } = payload.page
  const named = hasHeading(blocks[0])
  return (
    <>
      {!named && (
        <h1 className="page-title">
          <Text id={meta.title} />
        </h1>
      )}
      {blocks.map((block, index) => {
        const BlockView = blockComponent(block.type)
        return <BlockView key={index} block={block} level={named && index === 0 ? 1 : 2} payload={payload} />
      })}
    </>
  )
}
