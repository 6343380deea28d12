import type { FieldValues, FormField } from '../forms/form-values.ts'
import { ownValues } from '../forms/start-values.ts'
import { fieldErrors } from '../forms/validate-fields.ts'

type Fields = readonly FormField[]

/** What a field is called in the query of the page. */
const keyOf = ({ name, from }: FormField): string =>
  from !== undefined && 'query' in from ? from.query : name

const valueOf = ({ type }: FormField, text: string): string | boolean =>
  type === 'checkbox' ? text === 'true' : text

const textOf = (value: string | boolean | undefined): string => (value === false ? '' : String(value ?? ''))

/**
 * The filter of an address: what its query says of a field, be it nothing, else what the configuration does. What a
 * field would not take narrows nothing down.
 */
export function filterIn(fields: Fields, search: string): FieldValues {
  const query = new URLSearchParams(search)
  const own = ownValues(fields)
  const given = fields.map((field) => {
    const text = query.get(keyOf(field)) ?? own[field.name] ?? ''
    return [field.name, valueOf(field, text)] as const
  })
  const wrong = fieldErrors(fields, Object.fromEntries(given))
  return Object.fromEntries(given.map(([name, value]) => [name, wrong[name] ? '' : value]))
}

/** A query with a filter in it: only what differs from the configuration. The rest of the query stays. */
export function withFilter(fields: Fields, search: string, values: FieldValues): string {
  const query = new URLSearchParams(search)
  const own = ownValues(fields)
  for (const field of fields) {
    const text = textOf(values[field.name])
    if (text === (own[field.name] ?? '')) query.delete(keyOf(field))
    else query.set(keyOf(field), text)
  }
  const text = query.toString()
  return text && `?${text}`
}
