import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Names of classes are the same in all sheets, so each is to be found where an element is given it.

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const textOf = (ending: RegExp): string =>
  files
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n')

/** The names that the selectors of a sheet speak of; those of the calendar are its library's own. */
function classesIn(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\/|"[^"]*"|'[^']*'|(?<=:)[^;{}]*;/gs, '')
  const names = [...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !name.startsWith('rdp-'))
}

const given = textOf(/\.tsx?$/)
const isGiven = (name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(given)

test('styles speak of no class that no element has', () => {
  expect(classesIn(textOf(/\.css$/)).filter((name) => !isGiven(name))).toEqual([])
})

test('classes are found', () => {
  expect(classesIn('.a-b:has(> .c) { margin: .5rem; color: red }\n/* .d */ [x=".e"] { inset: 0; }')).toEqual([
    'a-b',
    'c',
  ])
  expect(isGiven('hologram')).toBe(false)
})
