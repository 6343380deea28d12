import type { ReactNode } from 'react'
import type { MenuItem } from '#site/menus.ts'
import { Text } from '../i18n/text.tsx'
import { PageLink } from '../routing/page-link.tsx'

interface MenuLinksProps {
  items: readonly MenuItem[]
  className: string
}

/** The links of a menu, as list items. */
export function MenuLinks({ items, className }: MenuLinksProps): ReactNode {
  return items.map(({ page, label }) => (
    <li key={page}>
      <PageLink className={className} page={page}>
        <Text id={label} />
      </PageLink>
    </li>
  ))
}
