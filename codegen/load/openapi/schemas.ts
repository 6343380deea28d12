import { isSettings, type Settings } from '../../schema/schema-tree.ts'
import { resolveRef } from './refs.ts'

/** One of the shapes that a schema of JSON accepts, with references followed and `allOf` put together. */
export interface Shape {
  /** `string`, `integer`, `null` …; absent where any will do. */
  types?: readonly string[]
  /** Schemas by name; absent where the description does not say which there are. */
  properties?: Readonly<Record<string, unknown>>
  required: readonly string[]
  /** Takes names that it does not list. */
  open: boolean
  /** The only values; absent where any will do. */
  values?: readonly unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
  pattern?: string
  items?: unknown
  /** Sent by the server only. */
  readOnly?: boolean
}

const anything: Shape = { required: [], open: false }

/** Combinations of alternatives multiply; descriptions that people write have a handful. */
const mostShapes = 64

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const textsIn = (value: unknown): string[] => listOf(value).filter((each) => typeof each === 'string')

const numberIn = (schema: Settings, name: string): Record<string, number> =>
  typeof schema[name] === 'number' ? { [name]: schema[name] } : {}

const textIn = (schema: Settings, name: string): Record<string, string> =>
  typeof schema[name] === 'string' ? { [name]: schema[name] } : {}

/** `type: [string, "null"]` is OpenAPI 3.1, `nullable: true` is 3.0. */
const typesIn = ({ type, nullable, properties, items }: Settings): Pick<Shape, 'types'> => {
  const named = typeof type === 'string' ? [type] : textsIn(type)
  const implied = isSettings(properties) ? ['object'] : items === undefined ? [] : ['array']
  const types = named.length > 0 ? named : implied
  return types.length === 0 ? {} : { types: nullable === true ? [...types, 'null'] : types }
}

const valuesIn = (schema: Settings): Pick<Shape, 'values'> => {
  if (Object.hasOwn(schema, 'const')) return { values: [schema['const']] }
  return Array.isArray(schema['enum']) ? { values: schema['enum'] } : {}
}

/** What a schema says itself, without those it refers to. */
const ownShape = (schema: Settings): Shape => {
  const { properties, required, items, additionalProperties, readOnly } = schema
  return {
    ...typesIn(schema),
    ...valuesIn(schema),
    ...(isSettings(properties) ? { properties } : {}),
    required: textsIn(required),
    open: additionalProperties === true || isSettings(additionalProperties),
    ...numberIn(schema, 'minLength'),
    ...numberIn(schema, 'maxLength'),
    ...numberIn(schema, 'minimum'),
    ...numberIn(schema, 'maximum'),
    ...textIn(schema, 'format'),
    ...textIn(schema, 'pattern'),
    ...(items === undefined ? {} : { items }),
    ...(readOnly === true ? { readOnly } : {}),
  }
}

/** A value of each number is also an integer's, but not the other way round. */
const commonTypes = (a: readonly string[], b: readonly string[]): string[] => [
  ...a.filter((type) => b.includes(type) || (type === 'integer' && b.includes('number'))),
  ...b.filter((type) => type === 'integer' && a.includes('number') && !a.includes('integer')),
]

const mergedProperties = (a: Shape['properties'] = {}, b: Shape['properties'] = {}) =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      name,
      Object.hasOwn(a, name) && Object.hasOwn(b, name) ? { allOf: [a[name], b[name]] } : (a[name] ?? b[name]),
    ]),
  )

/** What satisfies both. */
const both = (a: Shape, b: Shape): Shape => {
  const limit = (name: 'minLength' | 'maxLength' | 'minimum' | 'maximum') => {
    const limits = [a[name], b[name]].filter((each) => each !== undefined)
    const stricter = name.startsWith('min') ? Math.max(...limits) : Math.min(...limits)
    return limits.length === 0 ? {} : { [name]: stricter }
  }
  return {
    ...a,
    ...b,
    ...(a.types && b.types ? { types: commonTypes(a.types, b.types) } : {}),
    ...(a.values && b.values ? { values: a.values.filter((value) => b.values?.includes(value)) } : {}),
    ...(a.properties && b.properties ? { properties: mergedProperties(a.properties, b.properties) } : {}),
    required: [...new Set([...a.required, ...b.required])],
    open: a.open || b.open,
    ...limit('minLength'),
    ...limit('maxLength'),
    ...limit('minimum'),
    ...limit('maximum'),
  }
}

const isPossible = ({ types, values }: Shape): boolean => types?.length !== 0 && values?.length !== 0

const collect = (document: unknown, schema: unknown, seen: readonly string[]): Shape[] => {
  if (!isSettings(schema)) return [anything]
  const { $ref, allOf, oneOf, anyOf } = schema
  const read = (part: unknown) => collect(document, part, seen)
  const parts: Shape[][] = [[ownShape(schema)]]
  // A schema that is made of itself says nothing more the second time.
  if (typeof $ref === 'string' && !seen.includes($ref))
    parts.push(collect(document, resolveRef(document, $ref), [...seen, $ref]))
  parts.push(...listOf(allOf).map(read))
  for (const choice of [oneOf, anyOf]) if (Array.isArray(choice)) parts.push(choice.flatMap(read))
  return parts.reduce((all, part) =>
    all.flatMap((each) => part.map((other) => both(each, other)).filter(isPossible)).slice(0, mostShapes),
  )
}

/** The shapes that a schema accepts: one, or one for each of its alternatives. */
export const shapesOf = (document: unknown, schema: unknown): Shape[] => collect(document, schema, [])

export const accepts = ({ types }: Shape, type: string): boolean =>
  types === undefined || types.includes(type) || (type === 'number' && types.includes('integer'))

const objects = (shapes: readonly Shape[]): Shape[] => shapes.filter((shape) => accepts(shape, 'object'))

/** Names that are listed, sorted. */
export const propertyNames = (shapes: readonly Shape[]): string[] =>
  [...new Set(objects(shapes).flatMap(({ properties = {} }) => Object.keys(properties)))].sort()

/** Names that every object has to have. */
export const requiredNames = (shapes: readonly Shape[]): string[] => {
  const [first, ...others] = objects(shapes)
  return (first?.required ?? []).filter((name) => others.every(({ required }) => required.includes(name)))
}

/** What stands under a name; null where the objects that are accepted have none of it. */
export const propertyOf = (document: unknown, shapes: readonly Shape[], name: string): Shape[] | null => {
  const candidates = objects(shapes)
  const found = candidates.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? shapesOf(document, properties[name]) : [],
  )
  if (found.length > 0) return found
  return candidates.some(({ open, properties }) => open || properties === undefined) ? [anything] : null
}

/** What lists hold. */
export const itemsOf = (document: unknown, shapes: readonly Shape[]): Shape[] =>
  shapes.filter((shape) => accepts(shape, 'array')).flatMap(({ items }) => shapesOf(document, items))
