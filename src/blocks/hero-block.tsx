import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'
import { Actions } from './actions.tsx'
import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'

/** A large opening. */
export function HeroBlock({ block, level }: BlockProps<'hero'>): ReactNode {
  return (
    <section className="block hero">
      {block.eyebrow !== undefined && (
        <p className="eyebrow">
          <Text id={block.eyebrow} />
        </p>
      )}
      <Heading level={level}>
        <Text id={block.title} />
      </Heading>
      {block.text !== undefined && (
        <p className="lead">
          <Text id={block.text} />
        </p>
      )}
      <Actions actions={block.actions} />
    </section>
  )
}
