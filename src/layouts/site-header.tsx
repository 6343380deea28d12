import type { ReactNode } from 'react'
import { menus, type MenuItem } from '#site/menus.ts'
import { Menu } from '../components/menu.tsx'
import { useText } from '../i18n/text.tsx'
import { Icon } from '../icons/icon.tsx'
import { Brand } from './brand.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { MenuLinks } from './menu-links.tsx'

const menuId = 'menu'

/** On a wide screen the pages for members wait behind a button. */
function MembersMenu({ items }: { items: readonly MenuItem[] }): ReactNode {
  const text = useText()
  if (items.length === 0) return null
  return (
    <div className="navbar-account for-members">
      <Menu id="account" label={text('ui.shell.account')} icon="account">
        <ul aria-label={text('ui.shell.account')}>
          <MenuLinks items={items} className="nav-link" />
        </ul>
      </Menu>
    </div>
  )
}

/** On a phone the menu opens as a popover, without script; on a wide screen it is part of the header. */
function Navbar(): ReactNode {
  const text = useText()
  return (
    <>
      <nav className="navbar" id={menuId} popover="auto" aria-label={text('ui.shell.main')}>
        <ul>
          <MenuLinks items={menus.main} className="nav-link" />
        </ul>
        {/* Both are in the HTML, which knows nobody; the styles show the one that `data-session` names. */}
        <ul className="navbar-account for-guests" aria-label={text('ui.shell.account')}>
          <MenuLinks items={menus.guests} className="nav-link" />
        </ul>
        <MembersMenu items={menus.members} />
      </nav>
      <button className="header-button menu-button" type="button" popoverTarget={menuId}>
        <Icon name="menu" />
        <span className="visually-hidden">{text('ui.shell.menu')}</span>
      </button>
    </>
  )
}

/** The header of a page; without the navbar a slim one stays, so that nobody is stranded. */
export function SiteHeader({ navbar }: { navbar: boolean }): ReactNode {
  return (
    <header className="header">
      <Brand />
      {navbar && <Navbar />}
      <LanguageSwitcher />
    </header>
  )
}
