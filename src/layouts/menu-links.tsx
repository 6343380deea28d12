import type { ReactNode } from 'react'
import type { MessageId } from '#site/messages/ids.ts'
import type { PageName } from '#site/routes.ts'
import { Text } from '../i18n/text.tsx'
import { PageLink } from '../routing/page-link.tsx'

interface MenuLinksProps {
  items: readonly { readonly page: PageName; readonly label: MessageId }[]
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
