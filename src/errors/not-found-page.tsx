import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../routing/use-hydrated.ts'
import { useText } from '../i18n/text.tsx'
import { HomeLink } from '../routing/home-link.tsx'
import { pagePath } from '../routing/page-href.ts'
import { RouterLink } from '../routing/page-link.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { nearestPage } from './nearest-page.ts'

/** The address that is of nothing, and the page that was probably meant: only the browser knows them. */
function MissingPath(): ReactNode {
  const intl = useIntl()
  const text = useText()
  const { pathname, search, hash } = useLocation()
  const nearest = nearestPage(pathname)
  const href = nearest && pagePath(nearest, intl.locale)
  return (
    <>
      <p className="missing-path">
        {intl.formatMessage({ id: 'ui.errors.notFound.message' }, { path: pathname + search + hash })}
      </p>
      {href && (
        <p className="suggestion">
          {text('ui.errors.notFound.suggestion')} <RouterLink href={href}>{href}</RouterLink>
        </p>
      )}
    </>
  )
}

/** The page for an address that no page has. */
export function NotFoundPage(): ReactNode {
  const text = useText()
  return (
    <ErrorPanel status={404} title={text('ui.errors.notFound.title')}>
      <p className="lead">{text('ui.errors.notFound.text')}</p>
      {useHydrated() && <MissingPath />}
      <div className="actions">
        <HomeLink className="button">{text('ui.errors.home')}</HomeLink>
      </div>
    </ErrorPanel>
  )
}
