import { describe, expect, it } from 'vitest'
import {
  hashWithout,
  linkValues,
  loadedUsername,
  loadedValues,
  ownValues,
  prerenderedValue,
} from '../../../src/forms/start-values.ts'
import { formField } from './support/form-field.ts'

const plan = formField({ name: 'name', from: { query: 'plan' } })
const code = formField({ name: 'resetCode', type: 'hidden', from: { hash: 'code' } })

describe('what a field starts with', () => {
  it('is what the link brings, decoded; the first of several', () => {
    expect(linkValues([plan, code], { search: '?plan=a%20b&plan=c', hash: '#x=1&code=s%2Fcret' })).toEqual({
      name: 'a b',
      resetCode: 's/cret',
    })
    expect(linkValues([plan, code], { search: '?plan=', hash: '' })).toEqual({ name: '' })
    // A secret in the query is none of ours.
    expect(linkValues([code], { search: '?code=secret', hash: '' })).toEqual({})
    expect(linkValues([formField()], { search: '?name=x', hash: '#name=x' })).toEqual({})
  })

  it('is its own value; of a date today, of a text the word', () => {
    const fields = [
      formField({ name: 'name', value: 'Ann' }),
      formField({ name: 'phone', type: 'date', value: 'today' }),
      formField({ name: 'email', value: 'today' }),
      formField({ name: 'password' }),
    ]
    expect(ownValues(fields, '2026-06-15')).toEqual({ name: 'Ann', phone: '2026-06-15', email: 'today' })
  })

  it('is in the HTML of the page where everyone gets the same', () => {
    expect(prerenderedValue(formField({ value: 'Ann' }), false)).toBe('Ann')
    expect(prerenderedValue(formField({ value: 'Ann' }), true)).toBeUndefined()
    expect(prerenderedValue(formField({ value: 'pro', from: { query: 'plan' } }), false)).toBeUndefined()
    expect(prerenderedValue(formField({ type: 'date', value: 'today' }), false)).toBeUndefined()
    expect(prerenderedValue(formField({ type: 'date', value: '2026-01-31' }), false)).toBe('2026-01-31')
  })
})

describe('hashWithout', () => {
  it.each([
    ['#code=secret', ''],
    ['#a=1&code=secret&b=2', '#a=1&b=2'],
    ['#code=one&code=two', ''],
    // Anchors stay as they are written.
    ['#section 2', '#section 2'],
    ['#a=1&b', '#a=1&b'],
    ['', ''],
  ])('%j leaves %j', (hash, rest) => expect(hashWithout([plan, code], hash)).toBe(rest))
})

describe('loadedValues', () => {
  const fields = [
    formField({ name: 'name' }),
    formField({ name: 'phone', type: 'tel' }),
    formField({ name: 'email', type: 'number' }),
    formField({ name: 'newPassword', type: 'checkbox' }),
    formField({ name: 'password', type: 'password' }),
    formField({ name: 'resetCode' }),
  ]

  it('has each field by its name and type, passwords never', () => {
    const body = { name: 'Ann', phone: null, email: 7, newPassword: true, password: 'secret', other: 1 }
    expect(loadedValues(fields, body)).toEqual({ name: 'Ann', phone: '', email: '7', newPassword: true })
  })

  it('leaves out what cannot stand in a field', () => {
    expect(loadedValues(fields, { name: ['Ann'], phone: {}, newPassword: 'yes' })).toEqual({})
    expect(loadedValues(fields, Object.create({ name: 'Ann' }))).toEqual({})
  })

  it.each([undefined, null, 'Ann', 7, [{ name: 'Ann' }]])('does not understand %j', (body) => {
    expect(loadedValues(fields, body)).toBeNull()
  })

  it('knows whose account it is', () => {
    expect(loadedUsername({ email: 'a@b.example' })).toBe('a@b.example')
    expect(loadedUsername({ username: 'ann', email: 'a@b.example' })).toBe('ann')
    expect(loadedUsername({ email: 7 })).toBeNull()
    expect(loadedUsername(null)).toBeNull()
  })
})
