import { expect, test } from 'vitest'
import { problems, problemsOfText } from './support.ts'

type Case = [text: string, expected: string[]]

const run = (text: string): string[] => problemsOfText('Fine', text)

const cases: Case[] = [
  ['', ['ru:15 error SITE215 "greeting" is empty. | Write the text.']],
  [' \n', ['ru:15 error SITE215 "greeting" is empty. | Write the text.']],
  [' Hi', ['ru:16 warning SITE216 text "greeting": there is a space at the start. | Remove it.']],
  ['Hi\n', ['ru:18 warning SITE216 text "greeting": there is a space at the end. | Remove it.']],
  ['\u00a0Hi ', ['ru:16 warning SITE216 text "greeting": there is a space at the start. | Remove it.']],
  [
    'a&nbsp;b',
    ['ru:17 warning SITE217 text "greeting": visitors would read "&nbsp;". | Write the character itself.'],
  ],
  ['Q&A; R&D', []],
  [
    'a<br/>b',
    [
      'ru:17 warning SITE217 text "greeting": visitors would read "<br/>". | Remove it; a line break in a text is `\\n`.',
    ],
  ],
  ['1 < 2', []],
  [
    'a} b',
    [
      `ru:17 error SITE218 text "greeting": "}" closes nothing. | Remove it, or add the \`{\`. For a brace as text write \`'}'\`.`,
    ],
  ],
  ["a '}' b", []],
  ["l''été", []],
  ["об'єкт", []],
  [
    "l'{name}",
    [
      `ru:17 warning SITE219 text "greeting": the apostrophe makes "{name}" plain text. | For an apostrophe write \`’\` or \`''\`.`,
    ],
  ],
  ["'{'", []],
  [
    "it''s '{a}' and '<b>",
    [
      `ru:22 warning SITE219 text "greeting": the apostrophe makes "{a}" plain text. | For an apostrophe write \`’\` or \`''\`.`,
    ],
  ],
  [
    "'{''} {name}'",
    [
      `ru:16 warning SITE219 text "greeting": the apostrophe makes "{name}" plain text. | For an apostrophe write \`’\` or \`''\`.`,
    ],
  ],
]

test.each(cases)('%j', (...[text, expected]) => {
  expect(run(text)).toEqual(expected)
})

test.each([
  ['Home title', ''],
  ['.title', ''],
  ['home..title', ''],
  ['главная', ''],
  ['hоme.title', 'home.title'],
])('"%s" is not an id', (id, better) => {
  const [found, ...others] = problems({
    texts: { en: { [id]: 'x', greeting: 'x' }, ru: { greeting: 'y' } },
  }).filter((line) => !line.includes(' SITE211 '))
  expect(others).toEqual([])
  expect(found).toContain(`translations/en.json:3:3 error SITE214 "${id}" is not an id`)
  expect(found).toContain(
    better === '' ? 'Ids are Latin words with dots between them: `home.title`.' : `Did you mean "${better}"?`,
  )
})

test.each(['title', 'home.title', 'plan.f.speed100', 'errors.404', 'new-password.heading'])(
  '"%s" is an id',
  (id) => {
    expect(problems({ ids: [id], texts: { en: { [id]: 'x' }, ru: { [id]: 'y' } } })).toEqual([])
  },
)
