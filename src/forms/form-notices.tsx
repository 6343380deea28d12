import { useEffect, useRef, type ReactNode } from 'react'
import type { FormModel } from '#site/types.ts'
import { Text } from '../i18n/text.tsx'

/** Said in place of a form that was taken, or above one that stays. */
export function Success({ form: { success, load } }: { form: FormModel }): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p className="notice success" role="status" tabIndex={-1} ref={ref}>
      <Text id={success.message ?? (load === undefined ? 'ui.form.sent' : 'ui.form.saved')} />
    </p>
  )
}

/** What the form should show could not be had. */
export function LoadFailure({ retry }: { retry: () => void }): ReactNode {
  return (
    <div className="notice failure load-failure" role="alert">
      <p>
        <Text id="ui.form.loadFailed" />
      </p>
      <button className="button secondary" type="button" onClick={retry}>
        <Text id="ui.form.retry" />
      </button>
    </div>
  )
}
