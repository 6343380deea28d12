import { describe, expect, it } from 'vitest'
import { readProblem } from '../../../src/services/problem.ts'

const nothing = { type: 'about:blank', title: null, detail: null, instance: null, errors: [] }

describe('readProblem', () => {
  it('reads a complete problem', () => {
    const errors = [{ detail: 'taken', pointer: '#/email' }]
    const body = { type: '/problems/x', title: 'T', detail: 'D', instance: '/log/1', status: 422, errors }
    expect(readProblem(body)).toEqual({
      type: '/problems/x',
      title: 'T',
      detail: 'D',
      instance: '/log/1',
      errors: [{ detail: 'taken', pointer: '/email', field: 'email' }],
    })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'no'],
    ['a list', [{ title: 'T' }]],
    ['an empty object', {}],
    ['another object', { message: 'no', errors: 'many' }],
    ['members of the wrong type', { type: 1, title: null, detail: [], errors: [1] }],
  ])('finds none in %s', (_, body) => {
    expect(readProblem(body)).toBeNull()
  })

  it.each([
    ['a type', { type: '/x' }, { type: '/x' }],
    ['a title', { title: 'T', detail: 5, instance: {} }, { title: 'T' }],
    ['a detail', { detail: 'D' }, { detail: 'D' }],
    [
      'errors',
      { errors: [{ detail: 'D', pointer: '/a' }] },
      { errors: [{ detail: 'D', pointer: '/a', field: 'a' }] },
    ],
    [
      'an error that says where, and no more',
      { errors: [{ pointer: '/email' }] },
      { errors: [{ detail: null, pointer: '/email', field: 'email' }] },
    ],
  ])('is content with %s alone', (_, body, given) => {
    expect(readProblem(body)).toEqual({ ...nothing, ...given })
  })

  it.each([
    ['#/email', '/email', 'email'],
    ['/email', '/email', 'email'],
    ['#/a%20b', '/a b', 'a b'],
    ['/a%20b', '/a%20b', 'a%20b'],
    ['#/address/city', '/address/city', 'address'],
    ['/a~1b', '/a~1b', 'a/b'],
    ['/a~01b', '/a~01b', 'a~1b'],
    ['/', '/', ''],
  ])('reads the pointer %s', (pointer, plain, field) => {
    expect(readProblem({ title: 'T', errors: [{ detail: 'D', pointer }] })?.errors).toEqual([
      { detail: 'D', pointer: plain, field },
    ])
  })

  it.each([
    ['no object', 'taken'],
    ['nothing', null],
    ['no pointer', { detail: 'D' }],
    ['an empty pointer', { detail: 'D', pointer: '#' }],
    ['a pointer that cannot be read', { detail: 'D', pointer: '#/%E0%A4%A' }],
    ['a name for a pointer', { detail: 'D', pointer: 'email' }],
  ])('leaves out an entry with %s', (_, entry) => {
    expect(readProblem({ title: 'T', errors: [entry] })?.errors).toEqual([])
  })
})
