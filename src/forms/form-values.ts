import type { FieldModel, FormModel } from '#site/types.ts'

export type FormField = FieldModel

/** What stands in the fields, by name: text, or whether a box is checked. */
export type FieldValues = Readonly<Record<string, string | boolean>>

/** What is sent, by name. */
export type FormValues = Readonly<Record<string, string | number | boolean | null>>

/** A number that the browser cannot read is kept from scripts, who would see an empty field. */
const isUnreadable = (control: RadioNodeList | Element | null): boolean =>
  control instanceof HTMLInputElement && control.validity.badInput

/** Spaces around a text are nobody's meaning; in a password they may be. */
const tidy = ({ type }: FormField, text: string): string =>
  type === 'password' || type === 'hidden' ? text : text.trim()

/** Reads the fields of a form as they are filled in now. */
export function readValues(fields: readonly FormField[], element: HTMLFormElement): FieldValues {
  // And not the controls one by one: a date stands in one format on the screen, and in another in here.
  const data = new FormData(element)
  const valueOf = (field: FormField): string | boolean => {
    if (field.type === 'checkbox') return data.has(field.name)
    if (isUnreadable(element.elements.namedItem(field.name))) return 'NaN'
    const value = data.get(field.name)
    return typeof value === 'string' ? tidy(field, value) : ''
  }
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]))
}

function sentValue({ type }: FormField, value: string | boolean): FormValues[string] {
  if (type !== 'number') return value
  return value === '' ? null : Number(value)
}

/** What is sent of what stands in the fields, by type of field. A field that only repeats another one stays here. */
export const sentValues = ({ fields }: Pick<FormModel, 'fields'>, values: FieldValues): FormValues =>
  Object.fromEntries(
    fields
      .filter(({ matches }) => matches === undefined)
      .map((field) => [field.name, sentValue(field, values[field.name] ?? '')]),
  )
