import { shape } from '../../diagnostics/catalogue/shape.ts'
import { syntax } from '../../diagnostics/catalogue/syntax.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { findForeignLetters, suggest } from '../../diagnostics/suggest.ts'
import { itemName } from '../item-name.ts'
import {
  isRequired,
  isSettings,
  resolve,
  schemaAt,
  settingsOf,
  valueAt,
  type Path,
  type Schema,
} from '../schema-tree.ts'
import { siteConfig } from '../site-config.ts'

/** A key that the schema does not know, and what to do with it so that the rest can be checked. */
export interface UnknownSetting {
  diagnose: (position: Position) => Diagnostic
  /** Where its value belongs; undefined when nobody can tell. */
  home: Path | undefined
  /** The value, where the key swallowed it: `title:home.title`. */
  value?: string
}

interface Home {
  path: Path
  /** The setting it belongs under, or beside. */
  name: string
  where: 'below' | 'above' | 'root'
}

/** Settings that hold settings of their own, two levels down. */
const homeBelow = (schema: Schema, path: Path, key: string, depth = 2): Home | undefined => {
  if (depth === 0) return undefined
  for (const [name, child] of Object.entries(settingsOf(schema) ?? {})) {
    const settings = settingsOf(child)
    if (settings === null) continue
    if (Object.hasOwn(settings, key)) return { path: [...path, name, key], name, where: 'below' }
    const deeper = homeBelow(child, [...path, name], key, depth - 1)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

/** Settings around it; the indentation of a key may have slipped. */
const homeAbove = (root: unknown, path: Path, key: string): Home | undefined => {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const above = path.slice(0, length)
    const schema = schemaAt(root, above)
    const settings = schema && settingsOf(resolve(schema, valueAt(root, above)))
    if (settings && Object.hasOwn(settings, key)) {
      return { path: [...above, key], name: String(path[length]), where: length === 0 ? 'root' : 'above' }
    }
  }
  return undefined
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '…'

const swallowedValue = (
  key: string,
  value: unknown,
  names: readonly string[],
  path: Path,
): UnknownSetting | null => {
  const match = value === null ? /^([\w-]+)(:| +)(\S.*)$/.exec(key) : null
  const [, name = '', sign, rest = ''] = match ?? []
  if (match === null || !names.includes(name)) return null
  const diagnose = (position: Position) =>
    sign === ':'
      ? report(syntax.missingSpace, position, { mark: 'colon', mended: `${name}: ${rest}` })
      : report(syntax.broken, position, { problem: 'colon' })
  return { diagnose, home: [...path, name], value: rest }
}

const nameless = (
  root: unknown,
  path: Path,
  key: string,
  names: string[],
  nearest: string | undefined,
): UnknownSetting => {
  const item = itemName(root, [...path, key])
  const isSection = path.length === 0
  const foreign = findForeignLetters(key)
  const home = nearest === undefined ? undefined : [...path, nearest]
  if (foreign !== null && (nearest !== undefined || /[a-z]/i.test(key))) {
    const { letters, alphabet } = foreign
    return {
      diagnose: (position) =>
        report(shape.foreignLetters, position, { item, key, isSection, letters, alphabet, nearest }),
      home,
    }
  }
  return {
    diagnose: (position) => report(shape.unknownSetting, position, { item, key, isSection, nearest, names }),
    home,
  }
}

/** Settings that have to be there and are not: what is misspelt beyond recognition is most likely one of them. */
const missingNames = (schema: Schema | undefined, parent: unknown): string[] =>
  Object.entries((schema && settingsOf(schema)) ?? {})
    .filter(([name, child]) => isRequired(child) && isSettings(parent) && !Object.hasOwn(parent, name))
    .map(([name]) => name)

/** What a key was meant to be: a misspelt setting, one of another place, or nothing known. */
export const explainUnknown = (root: unknown, path: Path, key: string): UnknownSetting => {
  const parent = valueAt(root, path)
  const value = isSettings(parent) ? parent[key] : undefined
  const schema = schemaAt(root, path)
  const resolved = schema && resolve(schema, parent)
  const names = Object.keys((resolved && settingsOf(resolved)) ?? {})
  const swallowed = swallowedValue(key, value, names, path)
  if (swallowed !== null) return swallowed
  const home = resolved && (homeBelow(resolved, path, key) ?? homeAbove(root, path, key))
  if (home === undefined) {
    const nearest = suggest(key, names) ?? suggest(key, missingNames(resolved, parent), 'loose')
    return nameless(root, path, key, names, nearest)
  }
  const item = itemName(root, [...path, key])
  const example = `${home.name}: { ${key}: ${shown(value)} }`
  const args = { item, key, home: home.name, where: home.where, example }
  return { diagnose: (position) => report(shape.belongsElsewhere, position, args), home: home.path }
}

const sectionsOfNames = ['fields', 'forms', 'locales', 'layouts']

/** A section that was indented and so became a field, a form, a language or a layout; null for anything else. */
export const explainSectionInside = (root: unknown, path: Path): UnknownSetting | null => {
  const [outer, name] = path
  if (typeof name !== 'string' || !sectionsOfNames.includes(String(outer))) return null
  const sections = settingsOf(siteConfig) ?? {}
  if (!Object.hasOwn(sections, name) || valueAt(root, [name]) !== undefined) return null
  const args = { item: '', key: name, home: String(outer), where: 'root' as const, example: '' }
  return { diagnose: (position) => report(shape.belongsElsewhere, position, args), home: [name] }
}

/** Settings of which not one belongs here: they are about something else, which is said once. */
export const explainStrangers = (
  root: unknown,
  path: Path,
  keys: readonly string[],
): ((position: Position) => Diagnostic) | null => {
  const parent = valueAt(root, path)
  if (keys.length < 2 || !isSettings(parent) || Object.keys(parent).length > keys.length) return null
  const unknown = keys.map((key) => explainUnknown(root, path, key))
  if (unknown.some(({ home }) => home !== undefined)) return null
  const schema = schemaAt(root, path)
  const names = Object.keys((schema && settingsOf(resolve(schema, parent))) ?? {})
  const args = { item: itemName(root, [...path, '']), keys: [...keys], names }
  return (position) => report(shape.strangers, position, args)
}
