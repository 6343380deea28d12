import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { menus } from '#site/menus.ts'
import { site } from '#site/settings.ts'
import { useText } from '../i18n/text.tsx'
import { MenuLinks } from './menu-links.tsx'

/** The foot of every page of a layout that has one. */
export function SiteFooter(): ReactNode {
  const intl = useIntl()
  const text = useText()
  return (
    <footer className="footer">
      <p>{intl.formatMessage({ id: 'ui.shell.rights' }, { name: text(site.name) })}</p>
      {menus.footer.length > 0 && (
        <nav aria-label={text('ui.shell.footer')}>
          <ul>
            <MenuLinks items={menus.footer} className="footer-link" />
          </ul>
        </nav>
      )}
    </footer>
  )
}
