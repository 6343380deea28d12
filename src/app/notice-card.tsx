import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { textOf, useText } from '../i18n/text.tsx'
import type { ShownNotice } from '../services/notices.ts'

interface NoticeCardProps {
  notice: ShownNotice
  close: () => void
  /** Called when the card goes while the focus is in it. */
  giveBackFocus: () => void
}

/** A notice with what can be done about it. */
export function NoticeCard({ notice, close, giveBackFocus }: NoticeCardProps): ReactNode {
  const intl = useIntl()
  const text = useText()
  const card = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const here = card.current
    // Runs before the element is taken out of the document, and the focus with it.
    return () => {
      if (here?.contains(document.activeElement)) giveBackFocus()
    }
  }, [giveBackFocus])
  const { action, kind, showing } = notice
  const textId = `notice-${kind}`
  return (
    <li className="notice" ref={card}>
      {/* A new element for each showing, for only what is new is read out. */}
      <p key={showing} id={textId}>
        {textOf(intl, notice.text, notice.values)}
      </p>
      <div className="notice-actions">
        {action && (
          <button className="button" type="button" aria-describedby={textId} onClick={action.run}>
            {text(action.label)}
          </button>
        )}
        <button className="button secondary" type="button" aria-describedby={textId} onClick={close}>
          {text('ui.shell.close')}
        </button>
      </div>
    </li>
  )
}
