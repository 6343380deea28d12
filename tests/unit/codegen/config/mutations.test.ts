import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../../../codegen/diagnostics/format.ts'
import { base, checkConfig } from './check-config.ts'

const site = readFileSync('site.config.yaml', 'utf8')
const accounts = readFileSync('tests/fixtures/sites/accounts/site.config.yaml', 'utf8')

const strange = [
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  ':',
  ': ',
  '#',
  ' #',
  '\t',
  '- ',
  '*a',
  '&a ',
  '!x ',
  '|',
  '>',
  '%',
  '@',
  '`',
  '“',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\r',
  '\\',
  '?',
  '? ',
  '---\n',
  '...\n',
  '<<: *x',
  '__proto__: 1',
  'constructor: 1',
  'x-a: 1',
  'null',
  '~',
  '0x1F',
  '😀',
]

/** Numbers that are the same in every run. */
const createRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % below
  }
}

type Mutation = (lines: string[], at: number, column: number, random: (below: number) => number) => void

const mutations: readonly Mutation[] = [
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at] ?? ''),
  (lines, at, column) => {
    const line = lines[at] ?? ''
    lines[at] = line.slice(0, column) + line.charAt(column + 1) + line.charAt(column) + line.slice(column + 2)
  },
  (lines, at, _, random) => (lines[at] = ' '.repeat(1 + random(4)) + (lines[at] ?? '')),
  (lines, at) => (lines[at] = (lines[at] ?? '').replace(/^ {1,2}/, '')),
  (lines, at, column) =>
    (lines[at] = (lines[at] ?? '').slice(0, column) + (lines[at] ?? '').slice(column + 1)),
  (lines, at, column) => (lines[at] = (lines[at] ?? '').slice(0, column)),
  (lines, at, column, random) => {
    const line = lines[at] ?? ''
    lines[at] = line.slice(0, column) + (strange[random(strange.length)] ?? '') + line.slice(column)
  },
]

const mutate = (text: string, random: (below: number) => number): string => {
  const lines = text.split('\n')
  for (let left = 1 + random(3); left > 0; left -= 1) {
    const at = random(lines.length)
    mutations[random(mutations.length)]?.(lines, at, random((lines[at] ?? '').length + 1), random)
  }
  return lines.join('\n')
}

test.for([1, 2, 3, 4])('no slip makes it throw, and every problem has a place in the file (%i)', (seed) => {
  const random = createRandom(seed)
  for (let round = 0; round < 120; round += 1) {
    const text = mutate([site, base, accounts][round % 3] ?? base, random)
    const problems = checkConfig(text)
    const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
    for (const { line, column, message, hint } of problems) {
      expect(column, text).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
      expect(`${message} ${hint}`).not.toMatch(/undefined|\[object|NaN|\bnull\b.*Error/)
    }
    expect(formatDiagnostics(problems, new Map([['site.config.yaml', text]]))).not.toContain('undefined')
  }
})

test('the site of this repository has no problems', () => {
  expect(checkConfig(site)).toEqual([])
})

const nested = (open: string, close: string, depth: number) =>
  `a: ${open.repeat(depth)}${close.repeat(depth)}\n`

test.for([
  ['brackets', nested('[', ']', 50_000)],
  ['braces', nested('{ a: ', '}', 50_000)],
  ['open brackets', '['.repeat(50_000)],
  ['dashes', `${'- '.repeat(50_000)}a`],
  ['questions', `${'? '.repeat(50_000)}a`],
  ['indentation', Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
])('%s nested without end are one problem', ([, text]) => {
  expect(checkConfig(text ?? '').map(({ code }) => code)).toEqual(['SITE015'])
})

test('parts that repeat parts are stopped before they grow', () => {
  const names = Array.from('abcdefghijklm')
  const lines = names.map((name, index) => {
    const before = names[index - 1]
    return `${name}: &${name} [${Array<string>(9)
      .fill(before === undefined ? '1' : `*${before}`)
      .join(', ')}]`
  })
  const codes = checkConfig(lines.join('\n')).map(({ code }) => code)
  expect(codes.filter((code) => code === 'SITE012')).toHaveLength(1)
})
