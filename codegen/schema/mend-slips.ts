import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts'
import { suggest } from '../diagnostics/suggest.ts'
import {
  explainSectionInside,
  explainStrangers,
  explainUnknown,
  type UnknownSetting,
} from './explain/unknown-settings.ts'
import { explainWrongValue } from './explain/wrong-value.ts'
import type { MendedValue } from './mended-value.ts'
import { isSettings, schemaAt, valueAt, type Path } from './schema-tree.ts'
import type { ShapeIssue } from './shape-issues.ts'

export type Locate = (path: Path, part: 'key' | 'value') => Position

/** Reports a slip and mends it, so that what it hides can be checked. */
export type Mend = () => Diagnostic[]

const mendUnknown = (
  mended: MendedValue,
  place: Path,
  unknown: UnknownSetting,
  locate: Locate,
): Diagnostic[] => {
  // A part that is repeated with `*name` was mended where it was met first.
  if (valueAt(mended.root, place) === undefined) return []
  const position = locate(place, 'key')
  if (unknown.home === undefined) mended.remove(place)
  else {
    if (unknown.value !== undefined) mended.set(place, unknown.value)
    mended.rename(place, unknown.home)
  }
  return [unknown.diagnose(position)]
}

const mendType = (
  issue: Extract<ShapeIssue, { code: 'invalid_value' }>,
  mended: MendedValue,
  locate: Locate,
): Mend[] => {
  const { root } = mended
  const parent = issue.path.slice(0, -1)
  const settings = valueAt(root, parent)
  const value = valueAt(root, issue.path)
  if (value === undefined && isSettings(settings)) {
    const misspelt = Object.keys(settings).find((key) => suggest(key, ['type']) !== undefined)
    if (misspelt === undefined) return []
    return [() => mendUnknown(mended, [...parent, misspelt], explainUnknown(root, parent, misspelt), locate)]
  }
  const nearest = typeof value === 'string' ? suggest(value, issue.values.map(String)) : undefined
  if (nearest === undefined) return []
  const position = locate(issue.path, 'value')
  const place = {
    root,
    path: issue.path,
    position,
    value,
    schema: schemaAt(root, issue.path),
    written: '',
    source: '',
  }
  return [
    () => {
      const diagnostic = explainWrongValue(issue, place)
      mended.set(issue.path, nearest)
      return [diagnostic]
    },
  ]
}

/** Neighbours in a list are strangers for the same reason. */
const mendStrangers = (
  mended: MendedValue,
  path: Path,
  keys: readonly string[],
  diagnose: (position: Position) => Diagnostic,
  locate: Locate,
): Diagnostic[] => {
  const position = locate([...path, keys[0] ?? ''], 'key')
  const list = valueAt(mended.root, path.slice(0, -1))
  const isSaid =
    Array.isArray(list) && list.some((_, index) => mended.isIgnored([...path.slice(0, -1), index]))
  mended.ignore(path)
  for (const key of keys) mended.remove([...path, key])
  return isSaid ? [] : [diagnose(position)]
}

/** Keys nobody knows, sections that slipped into another one, types of blocks that are nearly right. */
export const mendsFor = (issue: ShapeIssue, mended: MendedValue, locate: Locate): Mend[] => {
  const section = explainSectionInside(mended.root, issue.path)
  if (section !== null) {
    const place = issue.path.slice(0, 2)
    // Several issues can be about the same section; it is moved once.
    return [
      () => (valueAt(mended.root, place) === undefined ? [] : mendUnknown(mended, place, section, locate)),
    ]
  }
  if (issue.code === 'unrecognized_keys') {
    const strangers = explainStrangers(mended.root, issue.path, issue.keys)
    if (strangers !== null) return [() => mendStrangers(mended, issue.path, issue.keys, strangers, locate)]
    return issue.keys.map((key) => () => {
      const unknown = explainUnknown(mended.root, issue.path, key)
      return mendUnknown(mended, [...issue.path, key], unknown, locate)
    })
  }
  return issue.code === 'invalid_value' && issue.path.at(-1) === 'type' ? mendType(issue, mended, locate) : []
}
