import type { FormModel } from '#site/types.ts'

export type FormField = FormModel['fields'][number]

export type FormValues = Readonly<Record<string, string | number | boolean | null>>

function valueOf({ name, type }: FormField, data: FormData): FormValues[string] {
  if (type === 'checkbox') return data.has(name)
  const value = data.get(name)
  const text = typeof value === 'string' ? value : ''
  if (type !== 'number') return text
  return text === '' ? null : Number(text)
}

/** What is sent, by type of field. A field that only repeats another one stays here. */
export const formValues = (form: FormModel, data: FormData): FormValues =>
  Object.fromEntries(
    form.fields
      .filter((field) => field.matches === undefined)
      .map((field) => [field.name, valueOf(field, data)]),
  )
