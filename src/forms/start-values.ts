import { isoDay } from '../components/date-format.ts'
import { isRecord } from '../services/is-record.ts'
import type { FieldValues, FormField } from './form-values.ts'

/** The address of the page: query with "?", hash with "#", or empty. */
interface Link {
  readonly search: string
  readonly hash: string
}

type Texts = Readonly<Record<string, string>>

/** What a field takes from a place, by name of the field; those that take nothing are not in it. */
function texts(fields: readonly FormField[], textOf: (field: FormField) => string | null | undefined): Texts {
  const found = fields.flatMap((field) => {
    const text = textOf(field)
    return typeof text === 'string' ? [[field.name, text] as const] : []
  })
  return Object.fromEntries(found)
}

/** The values that a link brings for fields. */
export const linkValues = (fields: readonly FormField[], { search, hash }: Link): Texts =>
  texts(fields, ({ from }) => {
    if (from === undefined) return null
    return 'query' in from
      ? new URLSearchParams(search).get(from.query)
      : new URLSearchParams(hash.slice(1)).get(from.hash)
  })

/**
 * The value that a field has in the HTML of the page, which everyone gets: the one that the configuration names,
 * unless it follows from the link, the day or the server.
 */
export const prerenderedValue = ({ type, from, value }: FormField, isLoaded: boolean): string | undefined =>
  from !== undefined || isLoaded || (type === 'date' && value === 'today') ? undefined : value

/** The values that the configuration gives fields. */
export const ownValues = (fields: readonly FormField[], today: string = isoDay()): Texts =>
  texts(fields, ({ type, value }) => (type === 'date' && value === 'today' ? today : value))

/** A hash without what fields took from it; with "#", or empty. */
export function hashWithout(fields: readonly FormField[], hash: string): string {
  const params = new URLSearchParams(hash.slice(1))
  const taken = fields.flatMap(({ from }) =>
    from !== undefined && 'hash' in from && params.has(from.hash) ? [from.hash] : [],
  )
  // An anchor of the page is to stay as it is written.
  if (taken.length === 0) return hash
  for (const name of taken) params.delete(name)
  const rest = params.toString()
  return rest && `#${rest}`
}

function loadedValue({ type }: FormField, value: unknown): string | boolean | null {
  if (type === 'checkbox') return typeof value === 'boolean' ? value : null
  if (typeof value === 'number') return String(value)
  // What the server does not know is empty.
  return value === null ? '' : typeof value === 'string' ? value : null
}

/** The values that an answer of the server has for fields, by their names; null for an answer of another kind. */
export function loadedValues(fields: readonly FormField[], body: unknown): FieldValues | null {
  if (!isRecord(body)) return null
  const found = fields.flatMap((field) => {
    const { name, type } = field
    const value = type !== 'password' && Object.hasOwn(body, name) ? loadedValue(field, body[name]) : null
    return value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(found)
}

/** The name under which an account is signed in to, as APIs call it; null where an answer does not have it. */
export function loadedUsername(body: unknown): string | null {
  const names = isRecord(body) ? [body['username'], body['email']] : []
  return names.find((name) => typeof name === 'string') ?? null
}
