import { suggest } from '../diagnostics/suggest.ts'
import type { ParsedConfig } from '../load/parse-config.ts'
import { references, type ReferenceKind } from './reference.ts'
import {
  isSettings,
  itemOf,
  optionsOf,
  recordOf,
  resolve,
  settingsOf,
  unwrap,
  type Schema,
} from './schema-tree.ts'
import { siteConfig } from './site-config.ts'

/** A place in the configuration that names something. */
export interface Reference {
  kind: ReferenceKind
  name: string
  path: (string | number)[]
  /** Some names are keys: `ui.locales`. */
  part: 'key' | 'value'
  /** Whether the place is known to name something; below a misspelt key it counts as a use only. */
  certain: boolean
}

const ownSetting = (settings: Readonly<Record<string, Schema>> | null, key: string): Schema | undefined =>
  settings !== null && Object.hasOwn(settings, key) ? settings[key] : undefined

const holders = new Map<Schema, boolean>()

/** Whether references can be anywhere below a schema; most of the schema holds none. */
const holdsReferences = (schema: Schema): boolean => {
  const known = holders.get(schema)
  if (known !== undefined) return known
  const plain = unwrap(schema)
  const record = recordOf(plain)
  const parts = [
    ...Object.values(settingsOf(plain) ?? {}),
    ...optionsOf(plain),
    ...[itemOf(plain), record?.key, record?.value].filter((part) => part !== null && part !== undefined),
  ]
  const holds = references.get(plain) !== undefined || parts.some(holdsReferences)
  holders.set(schema, holds)
  return holds
}

type Step = string | number

/** Every reference of the configuration, in source order; wrong shapes are passed over. */
export const findReferences = (parsed: ParsedConfig): Reference[] => {
  const found: Reference[] = []

  const add = (schema: Schema, name: unknown, path: Step[], part: 'key' | 'value', sure: boolean) => {
    const kind = references.get(unwrap(schema))?.kind
    if (kind === undefined || typeof name !== 'string') return
    found.push({ kind, name, path, part, certain: sure })
  }

  const walk = (schema: Schema, value: unknown, path: Step[], sure: boolean): void => {
    if (!holdsReferences(schema)) return
    if (typeof value === 'string') add(resolve(schema, value), value, path, 'value', sure)
    if (typeof value !== 'object' || value === null) return
    const plain = resolve(schema, value)
    const item = itemOf(plain)
    if (item !== null && Array.isArray(value)) {
      for (const [index, each] of value.entries()) walk(item, each, [...path, index], sure)
    } else if (isSettings(value)) {
      walkSettings(plain, value, path, sure)
    }
  }

  const walkSettings = (
    schema: Schema,
    value: Record<string, unknown>,
    path: Step[],
    sure: boolean,
  ): void => {
    const record = recordOf(schema)
    const settings = settingsOf(schema)
    for (const [key, each] of Object.entries(value)) {
      const place = [...path, key]
      if (record !== null) {
        add(record.key, key, place, 'key', sure)
        walk(record.value, each, place, sure)
      } else if (settings !== null) {
        const known = ownSetting(settings, key)
        if (known !== undefined) walk(known, each, place, sure)
        else walkMisplaced(settings, key, each, place)
      }
    }
  }

  /** A misspelt key, or one that belongs to settings below: its names are used, wherever it should be. */
  const walkMisplaced = (
    settings: Readonly<Record<string, Schema>>,
    key: string,
    value: unknown,
    path: Step[],
  ): void => {
    const nearest = suggest(key, Object.keys(settings))
    const below = Object.values(settings).map((child) => ownSetting(settingsOf(child), key))
    const meant =
      (nearest === undefined ? undefined : settings[nearest]) ?? below.find((child) => child !== undefined)
    if (meant !== undefined) walk(meant, value, path, false)
  }

  walk(siteConfig, parsed.value, [], true)
  if (parsed.diagnostics.length === 0) return found
  return found.map((each) =>
    parsed.isReported(parsed.locate(each.path, each.part)) ? { ...each, certain: false } : each,
  )
}
