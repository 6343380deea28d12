import { z } from 'zod'
import { suggest } from '../diagnostics/suggest.ts'
import { siteConfig } from './site-config.ts'

export type Schema = z.core.$ZodType
export type Path = readonly PropertyKey[]

/** What zod knows of a schema. Every schema of zod is one of these, which its base type does not say. */
const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** The schema behind `optional`, `default` and `prefault`. */
export const unwrap = (schema: Schema): Schema => {
  const def = definition(schema)
  return def.type === 'optional' || def.type === 'default' || def.type === 'prefault'
    ? unwrap(def.innerType)
    : schema
}

export const isRequired = (schema: Schema): boolean => unwrap(schema) === schema

/** The settings of an object; null for anything else. */
export const settingsOf = (schema: Schema): Readonly<Record<string, Schema>> | null => {
  const def = definition(unwrap(schema))
  return def.type === 'object' ? def.shape : null
}

export const optionsOf = (schema: Schema): readonly Schema[] => {
  const def = definition(unwrap(schema))
  return def.type === 'union' ? def.options : []
}

/** Names of the settings that a place may have, whichever of its options it is. */
export const namesIn = (schema: Schema): string[] => {
  const options = optionsOf(schema)
  return (options.length > 0 ? options : [schema]).flatMap((option) => Object.keys(settingsOf(option) ?? {}))
}

export const itemOf = (schema: Schema): Schema | null => {
  const def = definition(unwrap(schema))
  return def.type === 'array' ? def.element : null
}

/** Key and value of a map whose names a person chooses. */
export const recordOf = (schema: Schema): { key: Schema; value: Schema } | null => {
  const def = definition(unwrap(schema))
  return def.type === 'record' ? { key: def.keyType, value: def.valueType } : null
}

/** The values that are allowed, where there are few. */
export const valuesOf = (schema: Schema): readonly string[] => {
  const def = definition(unwrap(schema))
  if (def.type === 'literal') return def.values.map(String)
  return def.type === 'enum' ? Object.values(def.entries).map(String) : []
}

export const kindOf = (schema: Schema): string => definition(unwrap(schema)).type

export const descriptionOf = (schema: Schema): string =>
  z.globalRegistry.get(schema)?.description ?? z.globalRegistry.get(unwrap(schema))?.description ?? ''

export type Settings = Record<string, unknown>

export const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const discriminator = (schema: Schema): string | undefined => {
  const def = definition(unwrap(schema))
  return def.type === 'union' && 'discriminator' in def ? String(def.discriminator) : undefined
}

/**
 * How well settings fit an option: its type counts most, then whether all it needs is there (zod decides for such
 * an option as well), then names it knows, then names it nearly knows.
 */
const fit = (option: Schema, value: Settings, type: string | undefined): number => {
  const settings = settingsOf(option)
  if (settings === null) return -1
  const names = Object.keys(settings)
  const own = type === undefined ? undefined : settings[type]
  const word = type === undefined ? undefined : value[type]
  const isType = typeof word === 'string' && own !== undefined && suggest(word, valuesOf(own)) !== undefined
  const known = Object.keys(value).map((key) =>
    key in settings ? 2 : suggest(key, names) === undefined ? 0 : 1,
  )
  const isComplete = names.every((name) => name in value || !isRequired(settings[name] ?? option))
  return (isType ? 1000 : 0) + (isComplete ? 100 : 0) + known.reduce<number>((sum, points) => sum + points, 0)
}

/** Which option of a union a value was most likely meant to be. */
export const bestOption = (schema: Schema, value: unknown): number => {
  const options = optionsOf(schema)
  if (!isSettings(value)) {
    const kind = typeof value
    const same = options.findIndex((option) => kindOf(option) === kind || valuesOf(option).length > 0)
    return Math.max(0, same)
  }
  const type = discriminator(schema)
  if (type !== undefined) {
    const exact = options.findIndex(
      (option) => valuesOf(settingsOf(option)?.[type] ?? option)[0] === value[type],
    )
    if (exact >= 0) return exact
  }
  const fits = options.map((option) => fit(option, value, type))
  return Math.max(0, fits.indexOf(Math.max(...fits)))
}

/** The schema without wrappers and with its unions decided for a value. */
export const resolve = (schema: Schema, value: unknown): Schema => {
  const plain = unwrap(schema)
  const option = optionsOf(plain)[bestOption(plain, value)]
  return option === undefined ? plain : resolve(option, value)
}

export const childOf = (schema: Schema, step: PropertyKey, value: unknown): Schema | undefined => {
  const resolved = resolve(schema, value)
  const settings = settingsOf(resolved)
  if (settings !== null) return Object.hasOwn(settings, step) ? settings[String(step)] : undefined
  return itemOf(resolved) ?? recordOf(resolved)?.value
}

export const valueAt = (root: unknown, path: Path): unknown => {
  let value = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Readonly<Record<PropertyKey, unknown>>)[step] // an object, and it has the key
  }
  return value
}

/** The schema of a place in the configuration. */
export const schemaAt = (root: unknown, path: Path): Schema | undefined => {
  let schema: Schema | undefined = siteConfig
  for (const [depth, step] of path.entries()) {
    schema = schema && childOf(schema, step, valueAt(root, path.slice(0, depth)))
  }
  return schema
}
