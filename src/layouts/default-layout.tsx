import type { ReactNode } from 'react'
import type { LayoutProps } from './layout.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

/** The main layout: header, content, footer. */
export function DefaultLayout({ navbar, background, footer, children }: LayoutProps): ReactNode {
  return (
    <div className="layout" data-background={background}>
      <SkipLink />
      <SiteHeader navbar={navbar} />
      <main className="content" id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer && <SiteFooter />}
    </div>
  )
}
