import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'
import { Icon } from '../icons/icon.tsx'
import { BlockHeading, itemLevel } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'
import { Heading } from './heading.tsx'

/** A grid of short points. */
export function FeaturesBlock({ block, level }: BlockProps<'features'>): ReactNode {
  return (
    <section className="block features">
      <BlockHeading level={level} title={block.title} text={block.text} />
      <ul className="grid">
        {block.items.map((item) => (
          <li className="card" key={item.title}>
            {item.icon && (
              <span className="icon-tile">
                <Icon name={item.icon} />
              </span>
            )}
            <Heading level={itemLevel(level, block.title)}>
              <Text id={item.title} />
            </Heading>
            <p>
              <Text id={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
