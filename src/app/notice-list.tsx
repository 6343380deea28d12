import { useSyncExternalStore, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { textOf, useText } from '../i18n/text.tsx'
import type { Notice, Notices } from '../services/notices.ts'

const none: readonly Notice[] = []
const never = () => () => undefined

function NoticeCard({ notice, close }: { notice: Notice; close: () => void }): ReactNode {
  const intl = useIntl()
  const text = useText()
  const { action } = notice
  return (
    <li className="notice-card">
      <p>{textOf(intl, notice.text, notice.values)}</p>
      <div className="notice-actions">
        {action && (
          <button className="button" type="button" onClick={action.run}>
            {text(action.label)}
          </button>
        )}
        <button className="button secondary" type="button" onClick={close}>
          {text('ui.shell.close')}
        </button>
      </div>
    </li>
  )
}

/** The notices, in a live region that is always there: what appears in it is read out. */
export function NoticeList({ notices }: { notices: Notices | undefined }): ReactNode {
  const text = useText()
  const list = useSyncExternalStore(notices?.subscribe ?? never, notices?.list ?? (() => none), () => none)
  return (
    <div className="notices" role="status" aria-atomic="false" aria-label={text('ui.shell.notices')}>
      {list.length > 0 && (
        <ul>
          {list.map((notice) => (
            <NoticeCard key={notice.kind} notice={notice} close={() => notices?.dismiss(notice.kind)} />
          ))}
        </ul>
      )}
    </div>
  )
}
