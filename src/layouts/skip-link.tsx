import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'

export const contentId = 'content'

/** First stop of the keyboard: past the header. */
export function SkipLink(): ReactNode {
  return (
    <a className="skip-link" href={`#${contentId}`}>
      <Text id="ui.shell.skip" />
    </a>
  )
}
