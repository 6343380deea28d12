import type { ReactNode } from 'react'
import { Actions } from './actions.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'

/** A closing invitation. */
export function CallToActionBlock({ block, level }: BlockProps<'callToAction'>): ReactNode {
  return (
    <section className="block call-to-action">
      <BlockHeading level={level} title={block.title} text={block.text} />
      <Actions actions={block.actions} />
    </section>
  )
}
