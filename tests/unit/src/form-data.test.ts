import { describe, expect, it } from 'vitest'
import { forms } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { fieldMessage } from '../../../src/forms/field-rules.ts'
import { formValues, type FormField } from '../../../src/forms/form-values.ts'

const field = (rest: Partial<FormField>): FormField => ({
  name: 'name',
  type: 'text',
  label: 'field.name',
  required: false,
  options: [],
  messages: {},
  ...rest,
})

describe('formValues', () => {
  it('sends each field by its type, and a repeated one never', () => {
    const model: FormModel = {
      ...forms.signIn,
      fields: [
        field({ name: 'name' }),
        field({ name: 'phone' }),
        field({ name: 'email', type: 'number' }),
        field({ name: 'resetCode', type: 'number' }),
        field({ name: 'newPassword', type: 'checkbox' }),
        field({ name: 'password', type: 'checkbox' }),
        field({ name: 'repeatPassword', matches: 'name' }),
      ],
    }
    const data = new FormData()
    const filled = {
      name: 'Ann',
      phone: '',
      email: '7',
      resetCode: '',
      newPassword: 'on',
      repeatPassword: 'Ann',
    }
    for (const [name, value] of Object.entries(filled)) data.set(name, value)
    expect(formValues(model, data)).toEqual({
      name: 'Ann',
      phone: '',
      email: 7,
      resetCode: null,
      newPassword: true,
      password: false,
    })
  })
})

describe('fieldMessage', () => {
  it.each([
    ['required', { valueMissing: true, tooShort: true }, 'ui.form.rule.required'],
    ['type', { typeMismatch: true }, 'ui.form.rule.type'],
    ['minLength', { tooShort: true }, 'ui.form.rule.minLength'],
    ['maxLength', { tooLong: true }, 'ui.form.rule.maxLength'],
    ['pattern', { patternMismatch: true }, 'ui.form.rule.pattern'],
    ['min', { rangeUnderflow: true }, 'ui.form.rule.min'],
    ['max', { rangeOverflow: true }, 'ui.form.rule.max'],
    ['matches', { customError: true }, 'ui.form.rule.matches'],
  ])('says the common words for %s, unless the field has its own', (rule, validity, id) => {
    expect(fieldMessage(field({}), validity)).toBe(id)
    expect(fieldMessage(field({ messages: { [rule]: 'field.phone.hint' } }), validity)).toBe(
      'field.phone.hint',
    )
  })

  it('knows what an e-mail address looks like, and says nothing about a field that is right', () => {
    expect(fieldMessage(field({ type: 'email' }), { typeMismatch: true })).toBe('ui.form.rule.email')
    expect(fieldMessage(field({}), {})).toBeNull()
  })
})
