import { expect, test } from 'vitest'
import { formatDiagnostics, summarise, toJson } from '../../../../codegen/diagnostics/format.ts'
import { codeFrame } from '../../../../codegen/diagnostics/frame.ts'
import type { Diagnostic } from '../../../../codegen/diagnostics/diagnostic.ts'

/** The line with the caret, and the text of the line above it up to the caret. */
const caretOf = (frame: string): string[] =>
  frame.split('\n').filter((line) => line.startsWith('>') || line.endsWith('^'))

test('the line stands between its neighbours, with a caret', () => {
  expect(codeFrame('a: 1\nlayot: auth\nb: 2\n', { line: 2, column: 8 })).toBe(
    ['  1 | a: 1', '> 2 | layot: auth', '    |        ^', '  3 | b: 2'].join('\n'),
  )
})

test('line numbers keep their column', () => {
  const text = Array.from({ length: 12 }, (_, index) => `l${index + 1}: x`).join('\n')
  expect(codeFrame(text, { line: 9, column: 1 })).toBe(
    ['   8 | l8: x', '>  9 | l9: x', '     | ^', '  10 | l10: x'].join('\n'),
  )
})

test.for<[string, string, number, string]>([
  ['a tab', '\ta: b', 5, '    | \t   ^'],
  ['wide letters', '名: x', 4, '    |     ^'],
  ['an emoji', '😀: x', 5, '    |     ^'],
  ['a joined emoji', '👩‍👩‍👧: x', 11, '    |     ^'],
  ['a combining accent', 'e\u0301: x', 5, '    |    ^'],
  ['an invisible letter', 'a\u200b: x', 5, '    |    ^'],
])('the caret stays below its place after %s', ([, line, column, caret]) => {
  expect(caretOf(codeFrame(line, { line: 1, column }))[1]).toBe(caret)
})

test('of a long line, the part around the caret is shown', () => {
  const [line = '', caret = ''] = caretOf(
    codeFrame(`${'a'.repeat(300)}!${'b'.repeat(300)}`, { line: 1, column: 301 }),
  )
  expect(line.length).toBeLessThan(140)
  expect(line.charAt(caret.indexOf('^'))).toBe('!')
})

test('the end of the file, an empty file and a byte order mark have frames', () => {
  expect(codeFrame('a: 1\n', { line: 2, column: 1 })).toBe(['  1 | a: 1', '> 2 |', '    | ^'].join('\n'))
  expect(codeFrame('', { line: 1, column: 1 })).toBe(['> 1 |', '    | ^'].join('\n'))
  expect(codeFrame('\ufeffa: 1', { line: 1, column: 1 })).toBe(['> 1 | a: 1', '    | ^'].join('\n'))
  expect(codeFrame('a: 1\r\nb: 2\r\n', { line: 1, column: 1 })).not.toContain('\r')
  expect(codeFrame('a', { line: 9, column: 1 })).toBe('')
})

test('nothing in a file can speak to the terminal', () => {
  expect(codeFrame('a: \u001b[31mred\u007f', { line: 1, column: 1 })).toContain('a: ␛[31mred␡')
})

const diagnostic: Diagnostic = {
  code: 'SITE016',
  severity: 'error',
  file: 'site.config.yaml',
  line: 1,
  column: 1,
  message: 'page "login": unknown setting "layot". Did you mean "layout"?',
  hint: 'Write "layout".',
}

test('text starts with place, severity, code and sentence', () => {
  const text = formatDiagnostics([diagnostic], new Map([['site.config.yaml', 'layot: auth']]))
  expect(text).toBe(
    [
      'site.config.yaml:1:1 error SITE016 page "login": unknown setting "layot". Did you mean "layout"?',
      '  > 1 | layot: auth',
      '      | ^',
      '  Write "layout".',
    ].join('\n'),
  )
})

test('colours change nothing else', () => {
  const sources = new Map([['site.config.yaml', 'layot: auth']])
  const colored = formatDiagnostics([diagnostic], sources, { color: true })
  expect(colored).toContain('\u001b[31m')
  // eslint-disable-next-line no-control-regex -- the colours are to be taken away
  expect(colored.replace(/\u001b\[\d+m/g, '')).toBe(formatDiagnostics([diagnostic], sources))
})

test('a file that was not read has no frame', () => {
  expect(formatDiagnostics([diagnostic], new Map()).split('\n')).toHaveLength(2)
})

test('JSON has the seven properties and no more', () => {
  const more = { ...diagnostic, related: 1 }
  expect(toJson([more])).toEqual([diagnostic])
  expect(Object.keys(toJson([diagnostic])[0] ?? {})).toEqual([
    'code',
    'severity',
    'file',
    'line',
    'column',
    'message',
    'hint',
  ])
})

test('problems are counted', () => {
  const warning: Diagnostic = { ...diagnostic, severity: 'warning' }
  expect(summarise([diagnostic])).toBe('1 error')
  expect(summarise([diagnostic, diagnostic, warning])).toBe('2 errors, 1 warning')
  expect(summarise([])).toBe('')
})
