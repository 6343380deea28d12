import { useSyncExternalStore, type ReactNode } from 'react'
import { useText } from '../i18n/text.tsx'
import type { Notices, ShownNotice } from '../services/notices.ts'
import { NoticeCard } from './notice-card.tsx'
import { useBorrowedFocus } from './use-borrowed-focus.ts'

const none: readonly ShownNotice[] = []
const noList = () => none
const never = () => () => undefined

/** The notices, in a live region that is always there: what appears in it is read out, and takes no focus. */
export function NoticeList({ notices }: { notices: Notices | undefined }): ReactNode {
  const text = useText()
  const list = useSyncExternalStore(notices?.subscribe ?? never, notices?.list ?? noList, noList)
  const { remember, giveBack } = useBorrowedFocus()
  return (
    <div
      className="notices"
      role="status"
      aria-atomic="false"
      aria-label={text('ui.shell.notices')}
      onFocus={remember}
    >
      {list.length > 0 && (
        <ul>
          {list.map((notice) => (
            <NoticeCard
              key={notice.kind}
              notice={notice}
              close={() => notices?.dismiss(notice.kind)}
              giveBackFocus={giveBack}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
