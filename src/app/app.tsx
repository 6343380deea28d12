import { useMemo, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { BrokenPage, BrokenPageContext } from '../errors/broken-page.tsx'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { TroubleContext } from '../forms/trouble-context.ts'
import { createSiteIntl } from '../i18n/site-intl.ts'
import { CurrentPageContext, type CurrentPage, type ShownPage } from '../routing/current-page.ts'
import { useServices } from '../services/services-context.ts'
import { Announcer } from './announcer.tsx'
import { NoticeList } from './notice-list.tsx'
import { PageView } from './page-view.tsx'
import { useHead } from './use-head.ts'

interface AppProps {
  shown: ShownPage
  /** The page that the document holds: its head is in place, and the browser has announced it. */
  isDocument?: boolean
}

/** A page with everything around it. */
export function App({ shown, isDocument = true }: AppProps): ReactNode {
  const { locale, messages, payload, root } = shown
  const { key } = useLocation()
  const services = useServices()
  const intl = useMemo(() => createSiteIntl(locale, messages), [locale, messages])
  const { news, tellBroken, tellTrouble } = useHead(shown, intl, isDocument)
  const current = useMemo<CurrentPage>(
    () => ({ match: payload && { page: payload.page.name, params: payload.params }, root }),
    [payload, root],
  )

  return (
    <RawIntlProvider value={intl}>
      <CurrentPageContext value={current}>
        <BrokenPageContext value={tellBroken}>
          <TroubleContext value={tellTrouble}>
            <ErrorBoundary resetKey={key} fallback={(error) => <BrokenPage error={error} />}>
              <PageView shown={shown} />
              <NoticeList notices={services?.notices} />
            </ErrorBoundary>
          </TroubleContext>
        </BrokenPageContext>
        <Announcer text={news} />
      </CurrentPageContext>
    </RawIntlProvider>
  )
}
