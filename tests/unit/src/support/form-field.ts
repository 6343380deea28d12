import type { FormField } from '../../../../src/forms/form-values.ts'

/** A text field that asks for nothing; what a test is about goes over it. */
export const formField = (rest: Partial<FormField> = {}): FormField => ({
  name: 'name',
  type: 'text',
  label: 'field.name',
  required: false,
  options: [],
  meter: false,
  messages: {},
  ...rest,
})
