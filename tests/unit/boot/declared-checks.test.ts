import { expect, it } from 'vitest'
import { isSurelyValid } from '../../../src/boot/declared-checks.ts'

const plan = { query: 'plan', oneOf: ['basic', 'pro'], optional: true }
const needed = { ...plan, optional: false }
const named = { check: 'open' }

it.each([
  ['no checks', undefined, '?plan=gone', true],
  ['a value that is one of them', [plan], '?plan=pro', true],
  ['a value that is none of them', [plan], '?plan=gone', false],
  ['a value given twice, once wrong', [plan], '?plan=pro&plan=gone', false],
  ['no value where none is needed', [plan], '', true],
  ['no value where one is needed', [needed], '', false],
  ['a check in code', [named], '', false],
  ['a check in code beside one that passes', [plan, named], '?plan=pro', false],
])('%s', (_, checks, search, sure) => {
  expect(isSurelyValid(checks && JSON.stringify(checks), search)).toBe(sure)
})
