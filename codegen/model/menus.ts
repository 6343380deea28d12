import type { SiteConfig } from '../schema/site-config.ts'
import type { MenuItem, MenusModel } from './site-model.ts'

/** The menus with the text of each link: the label of the page, or else its title. */
export const buildMenus = ({ navigation, pages }: SiteConfig): MenusModel => {
  const labels = new Map(pages.map(({ name, meta }) => [name, meta.label ?? meta.title]))
  const menu = (names: readonly string[]): MenuItem[] =>
    names.flatMap((page) => {
      const label = labels.get(page)
      return label === undefined ? [] : [{ page, label }]
    })
  const { main, account, footer } = navigation
  return {
    main: menu(main),
    guests: menu(account.guests),
    members: menu(account.members),
    footer: menu(footer),
  }
}
