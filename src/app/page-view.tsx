import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { layouts } from '#site/settings.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { BrokenPage } from '../errors/broken-page.tsx'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import { ErrorPage } from '../errors/error-page.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { layoutComponents } from '../layouts/layout-registry.ts'
import type { ShownPage } from '../routing/current-page.ts'
import { RootLanguages } from './root-languages.tsx'

/** A page in its layout, or an error page. The keys keep what was typed when only the language changes. */
export function PageView({ shown: { payload, error, root } }: { shown: ShownPage }): ReactNode {
  const { key } = useLocation()
  if (!payload) {
    return (
      <DefaultLayout navbar background="special" footer>
        <ErrorPage error={error} />
      </DefaultLayout>
    )
  }
  const { page, params } = payload
  const Layout = layoutComponents[page.layout]
  const { footer } = layouts[page.layout]
  return (
    <Layout navbar={page.meta.navbar} background={page.meta.background} footer={footer}>
      <ErrorBoundary resetKey={key} fallback={(error) => <BrokenPage error={error} />}>
        {root && <RootLanguages />}
        <BlockList key={`${page.name} ${JSON.stringify(params)}`} payload={payload} />
      </ErrorBoundary>
    </Layout>
  )
}
