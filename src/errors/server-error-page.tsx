import type { ReactNode } from 'react'
import { useText } from '../i18n/text.tsx'
import { HomeLink } from '../routing/home-link.tsx'
import { ErrorPanel } from './error-panel.tsx'

/** What a visitor sees in place of a page that could not be rendered, or that its check refused. */
export function ServerErrorPage({ status }: { status: number }): ReactNode {
  const text = useText()
  return (
    <ErrorPanel status={status} title={text('ui.errors.server.title')}>
      <p className="lead">{text('ui.errors.server.text')}</p>
      <div className="actions">
        <button className="button" type="button" onClick={() => window.location.reload()}>
          {text('ui.errors.retry')}
        </button>
        <HomeLink className="button secondary">{text('ui.errors.home')}</HomeLink>
      </div>
    </ErrorPanel>
  )
}
