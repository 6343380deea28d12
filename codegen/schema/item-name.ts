import { isSettings, valueAt, type Path } from './schema-tree.ts'

const named: Readonly<Record<string, string>> = {
  fields: 'field',
  forms: 'form',
  locales: 'language',
  layouts: 'layout',
}

const pageName = (root: unknown, index: PropertyKey): string => {
  const page = valueAt(root, ['pages', index])
  if (isSettings(page)) {
    for (const word of [page['name'], page['path']]) if (typeof word === 'string') return `page "${word}"`
  }
  return `page ${Number(index) + 1}`
}

/** How many steps of a path lead to the item it belongs to. */
export const itemDepth = ([section, group]: Path): number =>
  section === 'api' && group === 'endpoints' ? 3 : section === 'pages' || String(section) in named ? 2 : 1

/** The item a place belongs to, as people call it: `page "login"`, `form "signIn"`, `language`. */
export const itemName = (root: unknown, path: Path): string => {
  const [section, name, endpoint] = path
  if (section === undefined || path.length === 1) return ''
  if (section === 'pages' && name !== undefined) return pageName(root, name)
  if (itemDepth(path) === 3 && endpoint !== undefined) return `endpoint "${String(endpoint)}"`
  const kind = named[String(section)]
  return kind === undefined ? String(section) : `${kind} "${String(name)}"`
}

/** The setting at the end of a path: `"title"`, `item 2 of "fields"`. */
export const settingName = (path: Path): string => {
  const last = path.at(-1)
  if (last === undefined) return 'the configuration'
  const isItem = typeof last === 'number'
  return isItem ? `item ${last + 1} of ${settingName(path.slice(0, -1))}` : `"${String(last)}"`
}
