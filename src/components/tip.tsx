import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#site/messages/ids.ts'
import { Text, textOf } from '../i18n/text.tsx'
import { Icon } from '../icons/icon.tsx'

interface TipProps {
  id: string
  /** What the tip is about: the name of a field. */
  label: MessageId
  text: MessageId
}

/**
 * An explanation that opens beside what it explains: by pointer, touch or key, without script. Its text describes the
 * button also while it is closed, for those who listen.
 */
export function Tip({ id, label, text }: TipProps): ReactNode {
  const intl = useIntl()
  return (
    <span className="tip">
      <button className="tip-button" type="button" popoverTarget={id} aria-describedby={id}>
        <Icon name="help" />
        <span className="visually-hidden">{textOf(intl, 'ui.tip.open', { label: textOf(intl, label) })}</span>
      </button>
      <span className="tip-text" id={id} popover="auto">
        <Text id={text} />
      </span>
    </span>
  )
}
