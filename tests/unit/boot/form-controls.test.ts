import { describe, expect, it } from 'vitest'
import { isTouched, readControls, writeControls } from '../../../src/boot/form-controls.ts'
import { control } from './support/fake-form.ts'

describe('isTouched', () => {
  it.each([
    ['an empty input', control({}), false],
    ['an input with its own value', control({ value: 'a', defaultValue: 'a' }), false],
    ['an input that was typed into', control({ value: 'a' }), true],
    ['an input that was emptied', control({ value: '', defaultValue: 'a' }), true],
    [
      'a box as it came',
      control({ type: 'checkbox', value: 'on', checked: true, defaultChecked: true }),
      false,
    ],
    ['a box that was unchecked', control({ type: 'checkbox', value: 'on', defaultChecked: true }), true],
    ['a radio button that was chosen', control({ type: 'radio', value: 'a', checked: true }), true],
    ['a radio button that was not', control({ type: 'radio', value: 'a' }), false],
    ['a select as it came', control({ type: 'select-one', options: [false, false] }), false],
    [
      'a select with a marked option',
      control({ type: 'select-one', options: [false, true], selectedIndex: 1 }),
      false,
    ],
    [
      'a select that was changed',
      control({ type: 'select-one', options: [false, false], selectedIndex: 1 }),
      true,
    ],
  ])('%s: %s', (_, given, touched) => expect(isTouched(given)).toBe(touched))
})

describe('readControls', () => {
  it('gives texts, boxes, and of radio buttons the one that is chosen', () => {
    const radio = { name: 'size', type: 'radio' }
    expect(
      readControls(
        [
          control({ name: 'email', type: 'email', autocomplete: 'username', value: 'a@b.example' }),
          control({ name: 'terms', type: 'checkbox', value: 'on', checked: true }),
          control({ name: 'news', type: 'checkbox', value: 'on' }),
          control({ ...radio, value: 's' }),
          control({ ...radio, value: 'm', checked: true, defaultChecked: true }),
          control({
            name: 'city',
            type: 'select-one',
            options: [false, false],
            selectedIndex: 1,
            value: 'kyiv',
          }),
          control({ name: '', value: 'nobody asks for it' }),
        ],
        new FormData(),
      ),
    ).toEqual([
      { name: 'email', type: 'email', autocomplete: 'username', isSecret: false, value: 'a@b.example' },
      { name: 'terms', type: 'checkbox', autocomplete: '', isSecret: false, value: true },
      { name: 'news', type: 'checkbox', autocomplete: '', isSecret: false, value: false },
      { name: 'size', type: 'radio', autocomplete: '', isSecret: false, value: 'm' },
      { name: 'city', type: 'select-one', autocomplete: '', isSecret: false, value: 'kyiv' },
    ])
  })
})

describe('writeControls', () => {
  it('puts every kind of value back', () => {
    const text = control({ name: 'email' })
    const box = control({ name: 'terms', type: 'checkbox', value: 'on' })
    const off = control({ name: 'news', type: 'checkbox', value: 'on', checked: true, defaultChecked: true })
    const small = control({ name: 'size', type: 'radio', value: 's', checked: true, defaultChecked: true })
    const large = control({ name: 'size', type: 'radio', value: 'l' })
    writeControls([text, box, off, small, large], {
      email: 'a@b.example',
      terms: true,
      news: false,
      size: 'l',
    })
    expect([text.value, box, off, small, large]).toMatchObject([
      'a@b.example',
      { checked: true, value: 'on' },
      { checked: false },
      { checked: false, value: 's' },
      { checked: true },
    ])
  })

  it('leaves alone what was typed since, a whole group of radio buttons too', () => {
    const text = control({ name: 'email', value: 'newer' })
    const small = control({ name: 'size', type: 'radio', value: 's', checked: true })
    const large = control({ name: 'size', type: 'radio', value: 'l' })
    writeControls([text, small, large], { email: 'older', size: 'l' })
    expect([text.value, small, large]).toMatchObject(['newer', { checked: true }, { checked: false }])
  })

  it('leaves alone what was not kept', () => {
    const password = control({ name: 'password', type: 'password' })
    const odd = control({ name: 'constructor' })
    writeControls([password, odd], {})
    expect([password.value, odd.value]).toEqual(['', ''])
  })
})
