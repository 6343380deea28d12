import type { ReactNode } from 'react'
import { Actions } from './actions.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'

/** A heading with a paragraph and links. */
export function TextBlock({ block, level }: BlockProps<'text'>): ReactNode {
  return (
    <section className="block text">
      <BlockHeading level={level} title={block.title} text={block.text} />
      <Actions actions={block.actions} />
    </section>
  )
}
