import type { ReactNode } from 'react'
import type { LayoutProps } from './layout.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

/** For signing in and everything around it: one card, nothing that leads away. */
export function AuthLayout({ navbar, background, footer, children }: LayoutProps): ReactNode {
  return (
    <div className="layout auth" data-background={background}>
      <SkipLink />
      <SiteHeader navbar={navbar} />
      <main className="content card" id={contentId} tabIndex={-1}>
        {children}
      </main>
      {footer && <SiteFooter />}
    </div>
  )
}
