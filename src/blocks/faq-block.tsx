import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockProps } from './block-props.ts'

/** Questions that open to show their answers, without script. */
export function FaqBlock({ block, level }: BlockProps<'faq'>): ReactNode {
  return (
    <section className="block faq">
      <BlockHeading level={level} title={block.title} />
      <div className="faq-list">
        {block.items.map((item) => (
          <details key={item.question}>
            <summary>
              <Text id={item.question} />
            </summary>
            <p>
              <Text id={item.answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
