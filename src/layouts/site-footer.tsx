import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { menus, type MenuItem } from '#site/menus.ts'
import { site } from '#site/settings.ts'
import { useText } from '../i18n/text.tsx'
import { MenuLinks } from './menu-links.tsx'

function FooterMenu({ items }: { items: readonly MenuItem[] }): ReactNode {
  const text = useText()
  if (items.length === 0) return null
  return (
    <nav aria-label={text('ui.shell.footer')}>
      <ul>
        <MenuLinks items={items} className="footer-link" />
      </ul>
    </nav>
  )
}

/** The foot of every page of a layout that has one. */
export function SiteFooter(): ReactNode {
  const intl = useIntl()
  const text = useText()
  return (
    <footer className="footer">
      <p>{intl.formatMessage({ id: 'ui.shell.rights' }, { name: text(site.name) })}</p>
      <FooterMenu items={menus.footer} />
    </footer>
  )
}
