import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCurrentPage } from './current-page.ts'
import { RouterLink } from './page-link.tsx'

/** Leads to the start of the site in the language shown, whatever page that is. */
export function HomeLink(anchor: Omit<ComponentProps<'a'>, 'href' | 'target'>): ReactNode {
  const { locale } = useIntl()
  const { root } = useCurrentPage()
  return <RouterLink {...anchor} href={root ? '/' : `/${locale}`} />
}
