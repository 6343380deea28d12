import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// What docs/style-guide.md says of punctuation, as far as it can be counted.

interface Text {
  readonly where: string
  readonly text: string
  readonly isHeading: boolean
}

/** Descriptions are shown on no page, and do without. */
function messagesIn(file: string): Text[] {
  // Files of texts, by their ids.
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(texts)
    .filter(([id]) => !id.endsWith('.description'))
    .map(([where, text]) => ({ where, text, isHeading: /\.(title|heading|question|eyebrow)$/.test(where) }))
}

/** Without what is no prose: addresses of links, code, borders of tables. */
function linesIn(file: string): Text[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line, index) => ({
    where: `${file}:${index + 1}`,
    text: line.replace(/\]\([^)]*\)|`[^`]*`|^[-*] |\|[ -]*/g, ' |'),
    isHeading: line.startsWith('#'),
  }))
}

const textsOf = (language: string): Text[] => [
  ...messagesIn(`translations/${language}.json`),
  ...messagesIn(`codegen/defaults/messages/${language}.json`),
  ...readdirSync('content')
    .filter((name) => name.endsWith(`.${language}.md`))
    .flatMap((name) => linesIn(`content/${name}`)),
]

const everywhere = {
  'a straight quote': /["']/,
  'three dots for an ellipsis': /\.\.\./,
  'a hyphen for a dash': /[^|\s] -{1,2} /,
  'a hyphen in a range': /\d-\d/,
  'a name that may be broken': /Wi-Fi/,
  'a number apart from its unit': /\d (грн|Мбит|Мбіт|UAH|Mbit|%)/,
}

const cyrillic = {
  ...everywhere,
  'a dash that may begin a line': / —/,
  'English quotes': /[“”](?![^«]*»)/,
}

const beforeSpace = (words: string) => new RegExp(`(?<![\\wа-яёіїєґ’.-])(?:${words}) (?=[^\\s|])`, 'i')

const slips = {
  en: { ...everywhere, 'a dash': /—/, 'Russian quotes': /[«»]/ },
  ru: { ...cyrillic, 'a word of one letter that may end a line': beforeSpace('[вскоуиая]') },
  uk: { ...cyrillic, 'a word of one letter that may end a line': beforeSpace('[взуійая]') },
} as const

/** Words of two letters that lean on the next one. */
const leaning = {
  ru: beforeSpace('во|до|за|из|ко|на|не|ни|об|от|по|со'),
  uk: beforeSpace('до|за|зі|із|на|не|ні|об|по|та|чи'),
} as const

const found = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`)

describe.each(Object.entries(slips))('%s is set without', (language, patterns) => {
  const texts = textsOf(language)
  test.each(Object.entries(patterns))('%s', (_, pattern) => {
    expect(texts.length).toBeGreaterThan(400)
    expect(found(texts, pattern)).toEqual([])
  })
})

test.each(Object.entries(leaning))('no line of a heading ends with a short word, %s', (language, pattern) => {
  const headings = textsOf(language).filter(({ isHeading }) => isHeading)
  expect(headings.length).toBeGreaterThan(80)
  expect(found(headings, pattern)).toEqual([])
})
