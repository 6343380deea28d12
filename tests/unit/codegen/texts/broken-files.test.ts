import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { diagnose } from './support.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const wholeConfig = read('site.config.yaml')
const catalogs = {
  en: read('translations/en.json'),
  ru: read('translations/ru.json'),
  uk: read('translations/uk.json'),
}
const content = Object.fromEntries(readdirSync('content').map((name) => [name, read(`content/${name}`)]))

/** The same numbers in every run: a failure can be repeated. */
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const damage = (text: string, next: () => number): string => {
  const at = Math.floor(next() * text.length)
  const pieces = ['', '{', '}', '"', "'", '\\', '<b>', '\n', ',', '#', 'plural', '[', '](', '\ud800']
  const piece = pieces[Math.floor(next() * pieces.length)] ?? ''
  return next() < 0.5
    ? text.slice(0, at) + piece
    : text.slice(0, at) + piece + text.slice(at + Math.floor(next() * 40))
}

const problemsOf = (site: { ru?: string; en?: string; document?: string; wholeConfig?: string }) =>
  diagnose({
    wholeConfig: site.wholeConfig ?? wholeConfig,
    texts: {
      ...catalogs,
      ...(site.ru === undefined ? {} : { ru: site.ru }),
      ...(site.en === undefined ? {} : { en: site.en }),
    },
    content: site.document === undefined ? content : { ...content, 'oferta.ru.md': site.document },
  })

const lastLine = (text: string) => text.split('\n').length

test.each(Array.from({ length: 24 }, (_, seed) => seed))('damaged translations never throw (%i)', (seed) => {
  const next = random(seed)
  const ru = damage(catalogs.ru, next)
  for (const { file, line, column, message, hint } of problemsOf(
    seed % 2 === 0 ? { ru } : { en: damage(catalogs.en, next) },
  )) {
    expect(`${message} ${hint}`).not.toMatch(/undefined|NaN|\[object/)
    expect(line).toBeGreaterThan(0)
    expect(column).toBeGreaterThan(0)
    if (file === 'translations/ru.json' && seed % 2 === 0) expect(line).toBeLessThanOrEqual(lastLine(ru))
  }
})

test('a file that was cut off is one problem', () => {
  const ru = catalogs.ru.slice(0, Math.floor(catalogs.ru.length / 2)).replace(/\n[^\n]*$/, '')
  const found = problemsOf({ ru })
  expect(found.map(({ code, file }) => `${file} ${code}`)).toEqual(['translations/ru.json SITE200'])
})

test.each(Array.from({ length: 12 }, (_, seed) => seed))('damaged documents never throw (%i)', (seed) => {
  const document = damage(content['oferta.ru.md'] ?? '', random(seed))
  for (const { line } of problemsOf({ document }))
    expect(line).toBeLessThanOrEqual(Math.max(lastLine(document), 400))
})

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'a damaged configuration never throws (%i)',
  (seed) => {
    expect(() => problemsOf({ wholeConfig: damage(wholeConfig, random(seed)) })).not.toThrow()
  },
)
