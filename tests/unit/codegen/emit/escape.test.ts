import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { propertyKey, quote } from '../../../../codegen/emit/escape.ts'
import { literal, union } from '../../../../codegen/emit/literal.ts'

const nasty = [
  ["it's", String.raw`'it\'s'`],
  ['C:\\new', String.raw`'C:\\new'`],
  ['a\nb\r\u0000', String.raw`'a\nb\u000d\u0000'`],
  ['\u2028\u2029', String.raw`'\u2028\u2029'`],
  ['</script><!--', String.raw`'\u003c/script>\u003c!--'`],
  ['a < b', "'a < b'"],
  ['\ud800', String.raw`'\ud800'`],
  ['\u202eabc', String.raw`'\u202eabc'`],
  ['${x} `y`', "'${x} `y`'"],
  ['Привіт 👋🏽', "'Привіт 👋🏽'"],
] as const

test.each(nasty)('%j becomes code that says the same', (text, code) => {
  expect(quote(text)).toBe(code)
  expect(runInNewContext(code)).toBe(text)
})

test.each([
  ['a', 'a'],
  ['sign-in', "'sign-in'"],
  ['401', "'401'"],
  ['__proto__', "['__proto__']"],
  ['', "''"],
])('the key %j is written %s', (name, code) => {
  expect(propertyKey(name)).toBe(code)
})

const samples: unknown[] = [
  [],
  {},
  [[], {}],
  { 'a-b': [1, true, null, 'x'], c: { d: 'e' } },
  Object.fromEntries([['__proto__', 'own']]),
  Array.from({ length: 40 }, (_, index) => ({ index, text: 'a "text" that\'s long enough to break lines' })),
]

test.each(samples)('data keeps its value as code: %j', (value) => {
  const back: unknown = runInNewContext(`(${literal(value)})`)
  expect(JSON.stringify(back)).toBe(JSON.stringify(value))
})

test('settings that are not there are left out', () => {
  expect(literal({ a: 1, b: undefined })).toBe('{ a: 1 }')
})

test('no line is longer than it must be, and none is broken without need', () => {
  const fits = { key: 'x'.repeat(90) }
  expect(literal(fits)).not.toContain('\n')
  expect(literal({ key: 'x'.repeat(110) })).toBe(`{\n  key: '${'x'.repeat(110)}',\n}`)
  expect(literal(fits, '', 30)).toContain('\n')
})

test('a union without members is never', () => {
  expect(union([])).toBe('never')
  expect(union(["'a'", "'b'"])).toBe("'a' | 'b'")
})
