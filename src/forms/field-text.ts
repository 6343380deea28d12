import type { IntlShape } from 'react-intl'
import { ui } from '#site/settings.ts'
import { exampleDate, formatDate } from '../components/date-format.ts'
import { textOf } from '../i18n/text.tsx'
import type { FormField } from './form-values.ts'
import type { FieldError } from './validate-fields.ts'

/** What is wrong with a field, in the language shown; dates in its format. */
export function fieldErrorText(intl: IntlShape, field: FormField, { id, values }: FieldError): string {
  if (field.type !== 'date') return textOf(intl, id, values)
  const { dateFormat } = ui.locales[intl.locale]
  const shown = (value: string | number | undefined): string | undefined =>
    value === undefined ? undefined : (formatDate(String(value), dateFormat) ?? String(value))
  return textOf(intl, id, {
    ...values,
    min: shown(values?.['min']),
    max: shown(values?.['max']),
    example: exampleDate(dateFormat),
  })
}

/**
 * The same for a place away from the field: with its name where the words are those of a common rule, which say the
 * same of every field.
 */
export function namedErrorText(intl: IntlShape, field: FormField, error: FieldError): string {
  const words = fieldErrorText(intl, field, error)
  return error.id.startsWith('ui.form.') ? `${textOf(intl, field.label)}: ${words}` : words
}
