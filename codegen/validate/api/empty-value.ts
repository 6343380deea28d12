import { contractValues as kinds } from '../../diagnostics/catalogue/contract-values.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { accepts, type Shape } from '../../load/openapi/schemas.ts'
import type { Field } from '../../schema/fields.ts'
import type { ApiToCheck } from './calls.ts'
import type { Taken } from './sent-value.ts'

/** Formats that an empty text does not have. */
const formats = [
  'date',
  'date-time',
  'time',
  'email',
  'idn-email',
  'uri',
  'url',
  'uuid',
  'ipv4',
  'ipv6',
  'hostname',
]

/**
 * A check box is sent either way, and what has a choice at the start keeps one. Nobody can fill in a hidden field: where
 * its value is missing, the server says so.
 */
const mayBeEmpty = ({ required, type, value }: Field): boolean => {
  if (required || type === 'checkbox' || type === 'hidden') return false
  const isChosen = value !== undefined && value !== '' && (type === 'select' || type === 'radio')
  return !isChosen
}

const matchesEmpty = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test('')
  } catch {
    return true
  }
}

const takesEmpty = (shape: Shape): boolean => {
  const { values, minLength = 0, format = '', pattern = '' } = shape
  if (!accepts(shape, 'string')) return false
  if (values !== undefined) return values.includes('')
  return minLength === 0 && !formats.includes(format) && matchesEmpty(pattern)
}

/** Says that an empty text is meant, where saying nothing would allow one as well. */
const namesEmpty = (shape: Shape): boolean =>
  takesEmpty(shape) && (shape.minLength === 0 || shape.maxLength === 0 || shape.values !== undefined)

/** Whether the API takes a field that was left empty: an empty text, or null for a number. */
export const checkEmpty = (
  { call, part, value: { name, kind, path }, shapes, required }: Taken,
  field: Field,
  { locate }: ApiToCheck,
): Diagnostic[] => {
  // What is empty is left out of a query.
  const isLeftOut = part === 'query' && !required
  if (isLeftOut || !mayBeEmpty(field)) return []
  const isTaken =
    kind === 'number'
      ? shapes.some((shape) => accepts(shape, 'null'))
      : shapes.some(required ? namesEmpty : takesEmpty)
  if (isTaken) return []
  const args = { item: call.item, name, call: call.call, needed: required }
  return [report(kinds.mayBeEmpty, locate(path, 'value'), args)]
}
