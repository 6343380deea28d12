import type { ReactNode } from 'react'
import type { MessageId } from '#site/messages/ids.ts'
import { Text } from '../i18n/text.tsx'
import type { BlockLevel } from './block-props.ts'
import { Heading } from './heading.tsx'

interface BlockHeadingProps {
  level: BlockLevel
  title: MessageId | undefined
  text?: MessageId | undefined
}

/** Heading and first words of a block, where it has them. */
export function BlockHeading({ level, title, text }: BlockHeadingProps): ReactNode {
  if (title === undefined && text === undefined) return null
  return (
    <header className="block-heading">
      {title !== undefined && (
        <Heading level={level}>
          <Text id={title} />
        </Heading>
      )}
      {text !== undefined && (
        <p className="lead">
          <Text id={text} />
        </p>
      )}
    </header>
  )
}

/** Level of the headings of a block's items: below its own heading, or in its place. */
export const itemLevel = (level: BlockLevel, title: MessageId | undefined): 2 | 3 =>
  level === 1 || title === undefined ? 2 : 3
