import { describe, expect, it } from 'vitest'
import type { FormField } from '../../../src/forms/form-values.ts'
import { recheck } from '../../../src/forms/use-field-errors.ts'
import { fieldErrors } from '../../../src/forms/validate-fields.ts'
import { formField } from './support/form-field.ts'

const today = '2026-06-15'
const options: FormField['options'] = [
  { value: 'basic', label: 'plan.basic' },
  { value: 'pro', label: 'plan.pro' },
]

/** What is said of a value; null for nothing. */
function said(field: Partial<FormField>, value: string | boolean): string | null {
  return fieldErrors([formField(field)], { name: value }, today)['name']?.id ?? null
}

const family = '\u{1F468}\u200D\u{1F469}'

describe('fieldErrors', () => {
  it.each<[string, Partial<FormField>, (string | boolean)[], (string | boolean)[]]>([
    ['required', { required: true }, ['a', '0'], ['']],
    ['required', { type: 'checkbox', required: true }, [true], [false]],
    ['required', { type: 'password', required: true, minLength: 8 }, ['correct horse'], ['']],
    [
      'email',
      { type: 'email' },
      ['', 'a@b', 'a@b.example', "o'brien+x@mail.provider.example", 'A_1@B-2.EXAMPLE'],
      [
        'a',
        '@b.example',
        'a@',
        'a b@c.example',
        'a@b..example',
        'a@-b.example',
        'a@b.example\n',
        'a@b@c.example',
      ],
    ],
    [
      'url',
      { type: 'url' },
      ['', 'https://provider.example/a?b#c', 'mailto:a@b.example'],
      ['provider.example', '/a', '//b.example', 'https://'],
    ],
    ['number', { type: 'number' }, ['', '0', '-1.5', '1e3'], ['NaN', 'one', '1,5', 'Infinity']],
    [
      'date',
      { type: 'date' },
      ['', '2026-02-28', '2024-02-29'],
      ['2026-02-29', '2026-13-01', '31.01.2026', '2026-1-1', 'soon'],
    ],
    ['minLength', { minLength: 3 }, ['', 'abc', 'щоб', family], ['ab', '\u{1F468}\u{1F469}']],
    ['maxLength', { maxLength: 3 }, ['', 'abc', '\u{1F468}\u{1F468}\u{1F468}'], ['abcd', 'щось']],
    ['pattern', { pattern: '[a-z]+|\\d+' }, ['', 'abc', '12'], ['abc1', '1a', 'A', 'abc\n']],
    ['pattern', { pattern: '\\p{Lu}\\p{Ll}+' }, ['Олена'], ['олена', 'Олена2']],
    ['pattern', { pattern: '[\\p{L}--[a-z]]+' }, ['Я'], ['a']],
    ['min', { type: 'number', min: 1.5 }, ['', '1.5', '2'], ['1.4', '-2']],
    ['max', { type: 'number', max: 10 }, ['', '10', '9'], ['10.01', '11']],
    [
      'minDate',
      { type: 'date', min: '2026-01-31' },
      ['', '2026-01-31', '2026-02-01'],
      ['2026-01-30', '1999-12-31'],
    ],
    ['maxDate', { type: 'date', max: '2026-01-31' }, ['', '2026-01-31'], ['2026-02-01', '2027-01-01']],
    ['minDate', { type: 'date', min: 'today' }, [today, '2026-06-16'], ['2026-06-14']],
    ['maxDate', { type: 'date', max: 'today' }, [today, '2000-01-01'], ['2026-06-16']],
    ['oneOf', { oneOf: ['a', 'b'] }, ['', 'a'], ['c', 'A', 'a ']],
    ['oneOf', { type: 'select', options }, ['', 'basic'], ['evil']],
    ['oneOf', { type: 'radio', options, oneOf: ['pro', 'other'] }, ['pro'], ['basic', 'other']],
    ['oneOf', { type: 'hidden', oneOf: ['basic'] }, ['basic'], ['evil']],
    ['required', { type: 'hidden', required: true }, ['x'], ['']],
  ])('%s of %j', (rule, field, right, wrong) => {
    for (const value of right) expect([value, said(field, value)]).toEqual([value, null])
    for (const value of wrong) expect([value, said(field, value)]).toEqual([value, `ui.form.rule.${rule}`])
  })

  it('leaves a pattern that a browser cannot read to the server', () => {
    expect(said({ pattern: '[' }, 'anything')).toBeNull()
  })

  it('says the plainest reason first', () => {
    expect(said({ type: 'email', minLength: 20, pattern: 'x' }, 'a')).toBe('ui.form.rule.email')
    expect(said({ minLength: 20, pattern: 'x' }, 'a')).toBe('ui.form.rule.minLength')
  })

  it('wants a repeated field to be the same, empty or not', () => {
    const fields = [
      formField({ name: 'newPassword' }),
      formField({ name: 'repeatPassword', matches: 'newPassword' }),
    ]
    const errors = (first: string, second: string) =>
      fieldErrors(fields, { newPassword: first, repeatPassword: second })['repeatPassword']?.id ?? null
    expect(errors('correct horse', 'correct horse')).toBeNull()
    expect(errors('correct horse', 'correct house')).toBe('ui.form.rule.matches')
    expect(errors('correct horse', '')).toBe('ui.form.rule.matches')
    expect(errors('', '')).toBeNull()
  })

  it('has the words of the field for each rule, and the limits that they may name', () => {
    const field = formField({
      type: 'date',
      min: 'today',
      max: '2026-12-31',
      required: true,
      messages: { min: 'field.phone.hint', required: 'field.name' },
    })
    expect(fieldErrors([field], { name: '2026-06-14' }, today)['name']).toEqual({
      id: 'field.phone.hint',
      values: { min: today, max: '2026-12-31', minLength: undefined, maxLength: undefined },
    })
    expect(fieldErrors([field], { name: '' }, today)['name']?.id).toBe('field.name')
    expect(fieldErrors([formField({ minLength: 8 })], { name: 'a' })['name']?.values).toMatchObject({
      minLength: 8,
    })
  })

  it('takes a value that is not there for an empty one, and has nothing to say of what is right', () => {
    expect(fieldErrors([formField({ required: true })], {})['name']?.id).toBe('ui.form.rule.required')
    expect(fieldErrors([formField()], { name: 'Ann' })).toEqual({})
  })
})

describe('recheck', () => {
  const wrong = { id: 'ui.form.rule.minLength' } as const
  const rejected = { id: 'ui.form.rejected' } as const

  it('takes back what is right by now, and says what is wrong instead', () => {
    expect(recheck({ a: wrong, b: wrong }, ['a'], {})).toEqual({ b: wrong })
    expect(recheck({ a: rejected }, ['a'], { a: wrong })).toEqual({ a: wrong })
  })

  it('complains of no field that was not complained of when the form was sent', () => {
    const before = { a: wrong }
    expect(recheck(before, ['b'], { a: wrong, b: wrong })).toBe(before)
  })
})
