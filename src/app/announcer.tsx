import type { ReactNode } from 'react'
import { useText } from '../i18n/text.tsx'
import { useLongWait } from './use-long-wait.ts'

/**
 * Says the title of a page that was navigated to, as a browser does with documents, and that it takes long to load.
 * Two regions: after a visit that failed, the title of the page that stays is not said again.
 */
export function Announcer({ text: title }: { text: string }): ReactNode {
  const text = useText()
  const waits = useLongWait()
  return (
    <>
      <p className="visually-hidden" role="status">
        {title}
      </p>
      <p className="visually-hidden" role="status">
        {waits && text('ui.shell.loading')}
      </p>
    </>
  )
}
