import { textsOf, type FieldDraft } from './config-to-check.ts'

/** "2026-01-31", where the calendar has that day, or today. */
export const isDate = (text: unknown): boolean => {
  if (text === 'today') return true
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

type Rule = (draft: FieldDraft, value: string) => string | undefined

const isOfType = ({ type }: FieldDraft, value: string): boolean => {
  switch (type) {
    case 'number':
      return Number.isFinite(Number(value))
    case 'date':
      return isDate(value)
    case 'email':
      return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(value)
    case 'url':
      return URL.canParse(value)
    default:
      return true
  }
}

const names: Partial<Record<NonNullable<FieldDraft['type']>, string>> = {
  number: 'number',
  date: 'date like "2026-01-31", nor today',
  email: 'e-mail address',
  url: 'address such as "https://provider.example"',
}

const againstType: Rule = (draft, value) =>
  isOfType(draft, value) ? undefined : `is no ${names[draft.type ?? 'text'] ?? ''}`

const againstLength: Rule = ({ minLength = 0, maxLength = Infinity }, value) => {
  // Characters, as people count them.
  const { length } = Array.from(value)
  if (length < minLength) return `is shorter than "minLength" (${minLength})`
  return length > maxLength ? `is longer than "maxLength" (${maxLength})` : undefined
}

/** A pattern that cannot be read is reported as that. */
const againstPattern: Rule = ({ pattern = '.*' }, value) => {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(value) ? undefined : 'does not match "pattern"'
  } catch {
    return undefined
  }
}

/** Today is another day tomorrow, so nothing can be said of it. */
const isBelow = (type: FieldDraft['type'], a: string | number, b: string | number): boolean => {
  if (type === 'number') return Number(a) < Number(b)
  return type === 'date' && ![a, b].includes('today') && String(a) < String(b)
}

const againstRange: Rule = ({ type, min, max }, value) => {
  if (min !== undefined && isBelow(type, value, min)) return `is below "min" (${min})`
  return max !== undefined && isBelow(type, max, value) ? `is above "max" (${max})` : undefined
}

const againstChoice =
  (setting: 'oneOf' | 'options'): Rule =>
  (draft, value) => {
    const choices = draft[setting]?.map((choice) => (typeof choice === 'object' ? choice.value : choice))
    const known = textsOf(choices).map(({ text }) => text)
    // Choices that cannot be read are reported as that.
    if (known.length === 0 || known.length < (choices?.length ?? 0) || known.includes(value)) return undefined
    return `is none of "${setting}" (${known.join(', ')})`
  }

const rules: readonly Rule[] = [
  againstType,
  againstLength,
  againstPattern,
  againstRange,
  againstChoice('options'),
  againstChoice('oneOf'),
]

/** What is wrong with a value of a field, by the field's own rules: `is longer than "maxLength" (5)`. */
export const reasonAgainst = (draft: FieldDraft, value: string): string | undefined => {
  // Nothing is filled in; whether that may be is another rule.
  if (value === '') return undefined
  for (const rule of rules) {
    const reason = rule(draft, value)
    if (reason !== undefined) return reason
  }
  return undefined
}
