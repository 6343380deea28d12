import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'
import { BlockHeading, itemLevel } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'

/** A numbered list of steps. */
export function StepsBlock({ block, level }: BlockProps<'steps'>): ReactNode {
  return (
    <section className="block steps">
      <BlockHeading level={level} title={block.title} />
      <ol>
        {block.items.map((item) => (
          <li key={item.title}>
            <Heading level={itemLevel(level, block.title)}>
              <Text id={item.title} />
            </Heading>
            <p>
              <Text id={item.text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
