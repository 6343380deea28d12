import { use, useMemo, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { ServerErrorPage } from '../errors/server-error-page.tsx'
import { headModel } from '../head/head-model.ts'
import { createSiteIntl } from '../i18n/site-intl.ts'
import { textOf } from '../i18n/text.tsx'
import { CurrentPageContext, type CurrentPage, type ShownPage } from '../routing/current-page.ts'
import type { PageSource } from './page-source.ts'
import { PageView } from './page-view.tsx'
import { useArrival } from './use-arrival.ts'

function Shown({ shown }: { shown: ShownPage }): ReactNode {
  const { locale, messages, payload, root } = shown
  const { key } = useLocation()
  const intl = useMemo(() => createSiteIntl(locale, messages), [locale, messages])
  const head = useMemo(() => headModel(shown, (id) => textOf(intl, id)), [shown, intl])
  const current = useMemo<CurrentPage>(
    () => ({ match: payload && { page: payload.page.name, params: payload.params }, root }),
    [payload, root],
  )
  useArrival(head, current)

  return (
    <RawIntlProvider value={intl}>
      <CurrentPageContext value={current}>
        <ErrorBoundary resetKey={key} fallback={<ServerErrorPage />}>
          <PageView payload={payload} root={root} />
        </ErrorBoundary>
      </CurrentPageContext>
    </RawIntlProvider>
  )
}

/**
 * The page of the current location. The router changes locations in transitions, and there is no
 * Suspense boundary on purpose: while a payload loads, the page on the screen stays as it is.
 */
export function App({ source }: { source: PageSource }): ReactNode {
  const { pathname } = useLocation()
  const page = source.at(pathname)
  return <Shown shown={page instanceof Promise ? use(page) : page} />
}
