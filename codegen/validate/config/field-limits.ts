import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldDraft, Locate, NamedAt } from './config-to-check.ts'
import { isDate } from './field-rules.ts'

type FieldAt = NamedAt<FieldDraft>

interface Place {
  line: number
  column: number
}

const isAfter = (a: Place, b: Place): boolean => a.line > b.line || (a.line === b.line && a.column > b.column)

/** Whether a limit is a number for numbers and a date for dates; other types have no such limits. */
const fits = (type: FieldDraft['type'], limit: unknown): boolean =>
  type === 'number' ? typeof limit === 'number' : type !== 'date' || isDate(limit)

/** Today is another day tomorrow: it has no order with a date that is written. */
const isBefore = (max: number | string, min: number | string): boolean =>
  typeof min === typeof max && min !== 'today' && max !== 'today' && max < min

const checkKinds = ({ draft, item, path }: FieldAt, locate: Locate): Diagnostic[] =>
  (['min', 'max'] as const).flatMap((rule) => {
    const { type } = draft
    const limit = draft[rule]
    if (type === undefined || limit === undefined || fits(type, limit)) return []
    const example = type === 'date' ? '"2026-01-31"' : '18'
    const args = { item, rule, type, value: String(limit), example }
    return [report(kinds.wrongLimit, locate([...path, rule], 'value'), args)]
  })

const checkOrder = (
  low: 'minLength' | 'min',
  high: 'maxLength' | 'max',
  { draft, item, path }: FieldAt,
  locate: Locate,
): Diagnostic[] => {
  const min = draft[low]
  const max = draft[high]
  if (min === undefined || max === undefined || !isBefore(max, min)) return []
  const first = locate([...path, low], 'value')
  const second = locate([...path, high], 'value')
  const position = isAfter(first, second) ? first : second
  const args = { item, min: String(min), max: String(max), minLine: first.line, maxLine: second.line }
  return low === 'min'
    ? [report(kinds.impossibleRange, position, { ...args, what: draft.type === 'date' ? 'date' : 'number' })]
    : [report(kinds.impossibleLength, position, args)]
}

/** Limits are of the kind of their field, and leave something between them. */
export const checkFieldLimits = (field: FieldAt, locate: Locate): Diagnostic[] => {
  const wrong = checkKinds(field, locate)
  return [
    ...checkOrder('minLength', 'maxLength', field, locate),
    ...(wrong.length > 0 ? wrong : checkOrder('min', 'max', field, locate)),
  ]
}
