import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// Languages are written from left to right or from right to left; styles that speak of start and end serve both.

const sides = 'top|right|bottom|left'
const physical = new RegExp(
  `^(${sides}|(min-|max-)?(width|height)|(margin|padding|border|scroll-margin|scroll-padding)-(${sides})(-\\w+)?|` +
    'border-(top|bottom)-(left|right)-radius|float|clear)$',
)
const fourSides = /^(margin|padding|inset|scroll-margin|scroll-padding|border-radius)$/

/** Parts of a value, those in brackets as one. */
const partsOf = (value: string): string[] =>
  value.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()])+/g) ?? []

/** Whether a declaration means a side of the window, and not one of the text. */
function isPhysical(property: string, value: string): boolean {
  // Notches are where they are, whatever is written beside them.
  if (value.includes('safe-area-inset')) return false
  if (physical.test(property)) return true
  if (property === 'text-align') return /^(left|right)$/.test(value)
  const [, second, , fourth] = partsOf(value)
  return fourSides.test(property) && fourth !== undefined && second !== fourth
}

const physicalIn = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[;{]\s*)([a-z-]+)\s*:\s*([^;{}]+);/g)]
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(([declaration]) => declaration)

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

describe('styles speak of start and end', () => {
  test.each(sheets)('%s', (file) => {
    expect(physicalIn(readFileSync(`src/${file}`, 'utf8'))).toEqual([])
  })

  test.each([
    'a { left: 0; }',
    'a { color: red; margin-left: auto; }',
    'a { max-width: 3rem; }',
    'a { padding: 0 1rem 0 0; }',
    'a { text-align: right; }',
    'a { border-top-left-radius: 0; }',
    'a { inset: 0 auto auto max(1rem, calc(2rem - 1px)); }',
  ])('%s is found', (css) => expect(physicalIn(css)).toHaveLength(1))

  test.each([
    'a { inset-inline: 0 1rem; padding: 0 1rem 2rem; margin: 0 auto; text-align: start; }',
    '@media (width >= 40rem) { a { inset: 0; } }',
    'a:hover { inset: auto 1rem 2rem 1rem; }',
  ])('%s is not', (css) => expect(physicalIn(css)).toEqual([]))
})
