import { describe, expect, test } from 'vitest'
import { forms, type FormName } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { readValues } from '../../../src/forms/form-values.ts'
import { fieldErrors } from '../../../src/forms/validate-fields.ts'
import { casesOf, filledIn } from '../../cases/field-values.ts'
import { filledForm } from './support/filled-form.ts'

/** The fields that a page complains of when a form is sent like this; those that repeat another one say the same. */
function complaints({ fields }: FormModel, values: Readonly<Record<string, string>>): string[] {
  const sent = fields.filter(({ matches }) => matches === undefined)
  return Object.keys(fieldErrors(sent, readValues(sent, filledForm(values))))
}

// The keys are those of its type.
describe.each(Object.keys(forms) as FormName[])('the page, form %s', (name) => {
  test.each(casesOf(name))('$field: $value', ({ field, value, taken }) => {
    const values = { ...filledIn(name), [field]: value }
    expect(complaints(forms[name], values)).toEqual(taken ? [] : [field])
  })
})
