import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// What docs/style-guide.md says of punctuation, as far as it can be counted.

interface Text {
  readonly where: string
  readonly text: string
}

/** Descriptions are shown on no page, and do without. */
function messagesIn(file: string): Text[] {
  // Files of texts, by their ids.
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(texts)
    .filter(([id]) => !id.endsWith('.description'))
    .map(([where, text]) => ({ where, text }))
}

/** Without what is no prose: addresses of links, code, borders of tables. */
function linesIn(file: string): Text[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line, index) => ({
    where: `${file}:${index + 1}`,
    text: line.replace(/\]\([^)]*\)|`[^`]*`|^[-*] |\|[ -]*/g, ' |'),
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
  'a number apart from its unit': /\d (грн|Мбит|Мбіт|UAH|Mbit|%)/,
}

const cyrillic = {
  ...everywhere,
  'a dash that may begin a line': / —/,
  'English quotes': /[“”](?![^«]*»)/,
}

const oneLetter = (letters: string) => new RegExp(`(?<![\\wа-яёіїєґ’.-])[${letters}] (?=[^\\s|])`, 'i')

const slips = {
  en: { ...everywhere, 'a dash': /—/, 'Russian quotes': /[«»]/ },
  ru: { ...cyrillic, 'a word of one letter that may end a line': oneLetter('вскоуиая') },
  uk: { ...cyrillic, 'a word of one letter that may end a line': oneLetter('взуійая') },
} as const

describe.each(Object.entries(slips))('%s is set without', (language, patterns) => {
  const texts = textsOf(language)
  test.each(Object.entries(patterns))('%s', (_, pattern) => {
    expect(texts.length).toBeGreaterThan(400)
    expect(
      texts.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where}: ${text}`),
    ).toEqual([])
  })
})
