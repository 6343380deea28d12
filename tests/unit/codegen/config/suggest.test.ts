import { expect, test } from 'vitest'
import { findForeignLetters, suggest } from '../../../../codegen/diagnostics/suggest.ts'

const settings = ['name', 'path', 'layout', 'access', 'meta', 'params', 'validate', 'blocks']

test.for<[string, readonly string[], string | undefined]>([
  ['layot', settings, 'layout'],
  ['lyaout', settings, 'layout'],
  ['Layout', settings, 'layout'],
  ['lay-out', settings, 'layout'],
  ['nmae', settings, 'name'],
  ['valid', settings, 'validate'],
  ['block', settings, 'blocks'],
  ['colour', settings, undefined],
  ['form', ['auth', 'name'], undefined],
  ['auth', ['path'], undefined],
  ['x', ['y'], undefined],
  ['раges', ['pages'], 'pages'],
  ['', settings, undefined],
])('%j among %j is %j', ([word, candidates, expected]) => {
  expect(suggest(word, candidates)).toBe(expected)
})

test('half of the letters are enough where one of few is missing', () => {
  expect(suggest('fallb0x1Fack', ['fallback'])).toBeUndefined()
  expect(suggest('fallb0x1Fack', ['fallback'], 'loose')).toBe('fallback')
})

test('letters that only look Latin are found', () => {
  expect(findForeignLetters('раges')).toEqual({ letters: ['р', 'а'], alphabet: 'Cyrillic', latin: 'pages' })
  expect(findForeignLetters('layοut')).toEqual({ letters: ['ο'], alphabet: 'Greek', latin: 'layout' })
  expect(findForeignLetters('layout')).toBeNull()
})
