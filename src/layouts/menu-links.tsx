import type { ReactNode } from 'react'
import { PageLink } from '../routing/page-link.tsx'
import { Text } from '../i18n/text.tsx'
import type { MenuItem } from './menus.ts'

/** The links of a menu, as list items. */
export function MenuLinks({
  items,
  className,
}: {
  items: readonly MenuItem[]
  className: string
}): ReactNode {
  return items.map(({ page, label }) => (
    <li key={page}>
      <PageLink className={className} page={page}>
        <Text id={label} />
      </PageLink>
    </li>
  ))
}
