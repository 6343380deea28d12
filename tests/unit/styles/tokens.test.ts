import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// The look comes from the theme of the site: styles name its tokens, and no colour or pace of their own.

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const)

const theme = readFileSync('generated/theme.css', 'utf8')
const declared = new Set(
  [theme, ...sheets.map(([, css]) => css)].flatMap((css) => css.match(/--[\w-]+(?=:)/g) ?? []),
)

/** Black ink on paper, and what a mask leaves, are no colours. */
const colorsIn = (css: string): string[] =>
  [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi)]
    .map(([color]) => color)
    .filter((color) => color !== '#000')

const durationsIn = (css: string): string[] =>
  (css.match(/(?:transition|animation)(?:-duration)?:[^;]*?[\d.]+m?s\b/g) ?? []).filter(
    (declaration) => !declaration.includes('loading'),
  )

describe.each(sheets)('%s', (_, css) => {
  test('has the colours of the theme', () => {
    expect(colorsIn(css)).toEqual([])
  })

  test('moves at the pace of the theme', () => {
    expect(durationsIn(css)).toEqual([])
  })

  test('names only what there is', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })
})

test('colours and durations are found', () => {
  expect(colorsIn('a { color: #8f6bff; fill: rgb(16 42 82); mask: #000 }')).toEqual(['#8f6bff', 'rgb('])
  expect(durationsIn('a { transition: color 0.16s; animation-duration: 160ms }')).toHaveLength(2)
})
