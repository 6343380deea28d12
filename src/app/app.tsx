import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import { TroubleContext } from '../forms/trouble-context.ts'
import { applyHead } from '../head/apply-head.ts'
import { headModel } from '../head/head-model.ts'
import { createSiteIntl } from '../i18n/site-intl.ts'
import { textOf } from '../i18n/text.tsx'
import { CurrentPageContext, type CurrentPage, type ShownPage } from '../routing/current-page.ts'
import { useServices } from '../services/services-context.ts'
import { Announcer } from './announcer.tsx'
import { NoticeList } from './notice-list.tsx'
import { PageView } from './page-view.tsx'

interface AppProps {
  shown: ShownPage
  /** The page that the document holds: its head is in place, and the browser has announced it. */
  isDocument?: boolean
}

/** Counts the forms that something is wrong with, while they say so. */
function useTroubles() {
  const [count, setCount] = useState(0)
  const tell = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return { isTroubled: count > 0, tell }
}

/** A page with everything around it. */
export function App({ shown, isDocument = true }: AppProps): ReactNode {
  const { locale, messages, payload, root } = shown
  const { key } = useLocation()
  const services = useServices()
  const intl = useMemo(() => createSiteIntl(locale, messages), [locale, messages])
  const head = useMemo(() => headModel(shown, (id) => textOf(intl, id)), [shown, intl])
  const current = useMemo<CurrentPage>(
    () => ({ match: payload && { page: payload.page.name, params: payload.params }, root }),
    [payload, root],
  )
  const { isTroubled, tell } = useTroubles()
  const title = isTroubled
    ? intl.formatMessage({ id: 'ui.form.titlePrefix' }, { title: head.title })
    : head.title
  useEffect(() => {
    if (!isDocument) applyHead(document, head)
  }, [head, isDocument])
  useEffect(() => {
    document.title = title
  }, [head, title])

  return (
    <RawIntlProvider value={intl}>
      <CurrentPageContext value={current}>
        <TroubleContext value={tell}>
          <ErrorBoundary resetKey={key} fallback={(error) => <ErrorPage error={error} />}>
            <PageView shown={shown} />
            <NoticeList notices={services?.notices} />
            <Announcer text={isDocument ? '' : head.title} />
          </ErrorBoundary>
        </TroubleContext>
      </CurrentPageContext>
    </RawIntlProvider>
  )
}
