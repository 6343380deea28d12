import type { MessageId } from '#site/messages/ids.ts'
import type { FormField } from './form-values.ts'

type Rule = keyof Required<FormField['messages']>

/** The rule each flag of the browser's own validation stands for, the plainest reason first. */
const rules: readonly (readonly [keyof ValidityState, Rule])[] = [
  ['valueMissing', 'required'],
  ['typeMismatch', 'type'],
  ['badInput', 'type'],
  ['stepMismatch', 'type'],
  ['tooShort', 'minLength'],
  ['tooLong', 'maxLength'],
  ['patternMismatch', 'pattern'],
  ['rangeUnderflow', 'min'],
  ['rangeOverflow', 'max'],
  ['customError', 'matches'],
]

/** The message for what is wrong with a field: its own one, or the common one of the rule. */
export function fieldMessage(field: FormField, validity: Partial<ValidityState>): MessageId | null {
  const rule = rules.find(([flag]) => validity[flag])?.[1]
  if (!rule) return null
  const common = rule === 'type' && field.type === 'email' ? 'email' : rule
  return field.messages[rule] ?? `ui.form.rule.${common}`
}

/** The limits that messages may name. */
export const fieldLimits = ({
  min,
  max,
  minLength,
  maxLength,
}: FormField): Record<string, number | undefined> => ({
  min,
  max,
  minLength,
  maxLength,
})
