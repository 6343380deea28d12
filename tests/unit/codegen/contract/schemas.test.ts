import { describe, expect, test } from 'vitest'
import {
  itemsOf,
  propertyNames,
  propertyOf,
  requiredNames,
  shapesOf,
} from '../../../../codegen/load/openapi/schemas.ts'

const shapes = (schema: unknown) => shapesOf({}, schema)

describe('what a schema accepts', () => {
  test('OpenAPI 3.0 and 3.1 say null each in their way', () => {
    expect(shapes({ type: 'string', nullable: true })).toEqual(shapes({ type: ['string', 'null'] }))
  })

  test('nothing said is anything', () => {
    for (const schema of [{}, true, undefined])
      expect(shapes(schema)).toEqual([{ required: [], open: false }])
  })

  test('of limits that are put together the stricter one counts', () => {
    const allOf = [
      { type: 'string', minLength: 2, maxLength: 9, enum: ['a', 'b', 'c'] },
      { maxLength: 5, minLength: 1, enum: ['b', 'c', 'd'] },
    ]
    expect(shapes({ allOf })).toEqual([
      { types: ['string'], minLength: 2, maxLength: 5, values: ['b', 'c'], required: [], open: false },
    ])
  })

  test('a whole number is a number', () => {
    expect(shapes({ allOf: [{ type: 'number' }, { type: 'integer' }] })).toMatchObject([
      { types: ['integer'] },
    ])
    expect(shapes({ allOf: [{ type: ['integer', 'null'] }, { type: 'number' }] })).toMatchObject([
      { types: ['integer'] },
    ])
  })

  test('alternatives stand beside each other, those that cannot be are left out', () => {
    const schema = { type: 'string', anyOf: [{ format: 'date' }, { const: '' }, { type: 'number' }] }
    expect(shapes(schema)).toMatchObject([{ format: 'date' }, { values: [''] }])
  })

  test('alternatives of alternatives do not grow without end', () => {
    const oneOf = Array.from({ length: 10 }, (_, index) => ({ const: index }))
    const allOf = Array.from({ length: 40 }, (_, index) => ({ properties: { [`p${index}`]: {} }, oneOf }))
    expect(shapes({ allOf }).length).toBeLessThanOrEqual(64)
  })
})

describe('what objects hold', () => {
  const either = shapes({
    type: 'object',
    properties: { kind: { type: 'string' } },
    required: ['kind'],
    oneOf: [
      { properties: { card: { type: 'string' } }, required: ['card'] },
      { properties: { account: { type: 'integer' } }, required: ['account'] },
    ],
  })

  test('names of every alternative are known; needed are those that all of them need', () => {
    expect(propertyNames(either)).toEqual(['account', 'card', 'kind'])
    expect(requiredNames(either)).toEqual(['kind'])
    expect(propertyOf({}, either, 'account')).toMatchObject([{ types: ['integer'] }])
    expect(propertyOf({}, either, 'cash')).toBeNull()
    expect(propertyOf({}, either, 'toString')).toBeNull()
  })

  test('one name in two parts has to satisfy both', () => {
    const twice = shapes({
      allOf: [{ properties: { a: { type: 'string' } } }, { properties: { a: { maxLength: 3 } } }],
    })
    expect(propertyOf({}, twice, 'a')).toMatchObject([{ types: ['string'], maxLength: 3 }])
  })

  test('lists hold what any of them holds', () => {
    const lists = shapes({
      oneOf: [
        { type: 'array', items: { type: 'string' } },
        { type: 'array', items: { type: 'integer' } },
        { type: 'string' },
      ],
    })
    expect(itemsOf({}, lists)).toMatchObject([{ types: ['string'] }, { types: ['integer'] }])
  })
})
