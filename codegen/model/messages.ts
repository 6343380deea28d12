import type { Catalog } from '../load/parse-translations.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { byCodeUnit, sortedUnique } from './by-code-unit.ts'
import { messageArguments } from './message-arguments.ts'
import type { CompiledMessages, MenuItem, MenusModel, MessagesModel } from './site-model.ts'

/** Texts per locale: the site's own over those that come with the interface; sorted by id. */
export const mergeMessages = (
  locales: readonly string[],
  own: readonly Catalog[],
  defaults: readonly Catalog[],
): Record<string, Record<string, string>> => {
  const textsOf = (locale: string): Record<string, string> => {
    const catalogs = [...defaults, ...own].filter((catalog) => catalog.locale === locale)
    const texts = new Map(catalogs.flatMap(({ messages }) => [...messages]))
    const sorted = [...texts.values()].sort((a, b) => byCodeUnit(a.id, b.id))
    return Object.fromEntries(sorted.map(({ id, text }) => [id, text]))
  }
  return Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)]))
}

/** What every page shows: the name of the site, its menus, the texts of the frame and of the error pages. */
const shellMessages = (siteName: string, menus: MenusModel, ids: readonly string[]): string[] => {
  const labels = Object.values(menus).flatMap((menu: MenuItem[]) => menu.map(({ label }) => label))
  const runtime = ids.filter((id) => id.startsWith('ui.shell.') || id.startsWith('ui.errors.'))
  return sortedUnique([siteName, ...labels, ...runtime])
}

export const buildMessages = (
  { site, language }: SiteConfig,
  menus: MenusModel,
  compiled: CompiledMessages,
): MessagesModel => {
  const source = Object.entries(compiled[language.source] ?? {})
  const ids = source.map(([id]) => id)
  const taken = source
    .map(([id, elements]) => [id, messageArguments(elements)] as const)
    .filter(([, found]) => found.length > 0)
  return { ids, arguments: Object.fromEntries(taken), shell: shellMessages(site.name, menus, ids), compiled }
}
