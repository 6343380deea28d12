import type { MessageId } from '#site/messages/ids.ts'
import { dateLimit, isIsoDate, isoDay } from '../components/date-format.ts'
import type { FieldValues, FormField } from './form-values.ts'

/** What is wrong with a field, in words to be put into the language shown. */
export interface FieldError {
  readonly id: MessageId
  /** The limits that the words may name; dates as ISO 8601. */
  readonly values?: Readonly<Record<string, string | number | undefined>>
}

/** By name of the field; those that are right are not in it. */
export type FieldErrors = Readonly<Record<string, FieldError>>

type Rule = keyof Required<FormField['messages']>

interface Given {
  readonly field: FormField
  /** Not empty. */
  readonly text: string
  /** Today, as ISO 8601. */
  readonly today: string
}

/** An address as the HTML standard has it, and with it every browser without script. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}

const isOfType = ({ field: { type }, text }: Given): boolean => {
  switch (type) {
    case 'email':
      return email.test(text)
    case 'url':
      return isAddress(text)
    case 'number':
      return Number.isFinite(Number(text))
    case 'date':
      return isIsoDate(text)
    default:
      return true
  }
}

/** As browsers do it: the whole text; a pattern that they cannot read is none. */
function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(text)
  } catch {
    return true
  }
}

/** Characters, as people count them, and not as computers keep them. */
const lengthOf = (text: string): number => Array.from(text).length

/** Whether a number or a date lies beyond a limit: below it with `side` -1, above it with 1. */
function isBeyond(side: -1 | 1, limit: number | string | undefined, { field, text, today }: Given): boolean {
  if (limit === undefined) return false
  if (field.type === 'number') return (Number(text) - Number(limit)) * side > 0
  const day = field.type === 'date' ? dateLimit(limit, today) : null
  // Days of ISO 8601 are in the order of their letters.
  return day !== null && (side < 0 ? text < day : text > day)
}

const accepts = ({ oneOf, options }: FormField, text: string): boolean =>
  (oneOf?.includes(text) ?? true) && (options.length === 0 || options.some(({ value }) => value === text))

/** The rules for what was filled in, the plainest reason first. */
const rules: readonly (readonly [Rule, (given: Given) => boolean])[] = [
  ['type', isOfType],
  ['minLength', ({ field, text }) => lengthOf(text) >= (field.minLength ?? 0)],
  ['maxLength', ({ field, text }) => lengthOf(text) <= (field.maxLength ?? Infinity)],
  ['pattern', ({ field, text }) => field.pattern === undefined || fits(field.pattern, text)],
  ['min', (given) => !isBeyond(-1, given.field.min, given)],
  ['max', (given) => !isBeyond(1, given.field.max, given)],
  ['oneOf', ({ field, text }) => accepts(field, text)],
]

/** The first rule that a field breaks; null when it is right. */
function brokenRule(field: FormField, values: FieldValues, today: string): Rule | null {
  const value = values[field.name] ?? ''
  if (value === '' || value === false) {
    if (field.required) return 'required'
  } else if (value !== true) {
    const broken = rules.find(([, holds]) => !holds({ field, text: value, today }))
    if (broken) return broken[0]
  }
  return field.matches !== undefined && value !== (values[field.matches] ?? '') ? 'matches' : null
}

/** The common words for a rule. */
function commonMessage({ type }: FormField, rule: Rule): MessageId {
  if (rule === 'type') {
    return type === 'email' || type === 'url' || type === 'number' || type === 'date'
      ? `ui.form.rule.${type}`
      : 'ui.form.rule.type'
  }
  if (type === 'date' && rule === 'min') return 'ui.form.rule.minDate'
  if (type === 'date' && rule === 'max') return 'ui.form.rule.maxDate'
  return `ui.form.rule.${rule}`
}

function fieldError(field: FormField, rule: Rule, today: string): FieldError {
  const limit = (value: FormField['min']) =>
    field.type === 'date' ? (dateLimit(value, today) ?? value) : value
  const { minLength, maxLength, min, max } = field
  return {
    id: field.messages[rule] ?? commonMessage(field, rule),
    values: { minLength, maxLength, min: limit(min), max: limit(max) },
  }
}

/** What is wrong with fields as they are filled in: the rules of the configuration, as the server has them too. */
export function fieldErrors(
  fields: readonly FormField[],
  values: FieldValues,
  today: string = isoDay(),
): FieldErrors {
  const found = fields.flatMap((field) => {
    const rule = brokenRule(field, values, today)
    return rule === null ? [] : [[field.name, fieldError(field, rule, today)] as const]
  })
  return Object.fromEntries(found)
}
