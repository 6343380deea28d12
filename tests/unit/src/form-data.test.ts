import { describe, expect, it } from 'vitest'
import { readValues, sentValues } from '../../../src/forms/form-values.ts'
import { filledForm } from './support/filled-form.ts'
import { formField } from './support/form-field.ts'

describe('readValues', () => {
  it('reads texts and boxes, and what is not there as nothing', () => {
    const fields = [
      formField({ name: 'name' }),
      formField({ name: 'phone', type: 'radio' }),
      formField({ name: 'email', type: 'checkbox' }),
      formField({ name: 'password', type: 'checkbox' }),
    ]
    expect(readValues(fields, filledForm({ name: 'Ann', email: 'on', other: 'x' }))).toEqual({
      name: 'Ann',
      phone: '',
      email: true,
      password: false,
    })
  })

  it('drops the spaces around texts, never of passwords and of what came with the page', () => {
    const fields = [
      formField({ name: 'name' }),
      formField({ name: 'phone', type: 'textarea' }),
      formField({ name: 'password', type: 'password' }),
      formField({ name: 'resetCode', type: 'hidden' }),
    ]
    const element = filledForm({ name: '  Ann B ', phone: '\n a\nb\n', password: ' p w ', resetCode: ' c ' })
    expect(readValues(fields, element)).toEqual({
      name: 'Ann B',
      phone: 'a\nb',
      password: ' p w ',
      resetCode: ' c ',
    })
    expect(readValues([formField()], filledForm({ name: '   ' }))).toEqual({ name: '' })
  })

  it('takes no number that cannot be read for an empty field', () => {
    const fields = [formField({ name: 'name', type: 'number' }), formField({ name: 'phone', type: 'number' })]
    expect(readValues(fields, filledForm({ name: '', phone: '' }, 'phone'))).toEqual({
      name: '',
      phone: 'NaN',
    })
  })
})

describe('sentValues', () => {
  it('sends each field by its type, and a repeated one never', () => {
    const fields = [
      formField({ name: 'name' }),
      formField({ name: 'phone' }),
      formField({ name: 'email', type: 'number' }),
      formField({ name: 'resetCode', type: 'number' }),
      formField({ name: 'newPassword', type: 'checkbox' }),
      formField({ name: 'password', type: 'hidden' }),
      formField({ name: 'repeatPassword', matches: 'name' }),
    ]
    const values = {
      name: 'Ann',
      email: '7.5',
      resetCode: '',
      newPassword: true,
      password: 'x',
      repeatPassword: 'Ann',
    }
    expect(sentValues({ fields }, values)).toEqual({
      name: 'Ann',
      phone: '',
      email: 7.5,
      resetCode: null,
      newPassword: true,
      password: 'x',
    })
  })
})
