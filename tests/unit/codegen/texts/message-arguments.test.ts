import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { messageArguments } from '../../../../codegen/model/message-arguments.ts'

test.each([
  ['Hi', []],
  [
    '{b} {a}',
    [
      ['a', 'string'],
      ['b', 'string'],
    ],
  ],
  ['{n, number}', [['n', 'number']]],
  [
    '{n, plural, one {# {unit}} other {#}}',
    [
      ['n', 'number'],
      ['unit', 'string'],
    ],
  ],
  ['{n, selectordinal, other {#}}', [['n', 'number']]],
  [
    '{d, date} {t, time, short}',
    [
      ['d', 'date'],
      ['t', 'date'],
    ],
  ],
  [
    '<b>{n}</b>',
    [
      ['b', 'tag'],
      ['n', 'string'],
    ],
  ],
  ['{who, select, m {a} f {b} other {c}}', [['who', { select: ['f', 'm'] }]]],
  ['{who, select, m {a} other {c}} {who, select, f {a} other {c}}', [['who', { select: ['f', 'm'] }]]],
  ['{n} {n, number} {n}', [['n', 'number']]],
  ["'{name}'", []],
] as const)('%s', (text, expected) => {
  expect(messageArguments(parse(text))).toEqual(expected.map(([name, type]) => ({ name, type })))
})
