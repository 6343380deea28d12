import { expect, test } from 'vitest'
import { problems, problemsOfText } from './support.ts'

/** The page shows the text as it is, so the source has one more problem, which other tests are about. */
const notGiven = ' SITE225 '

type Case = [english: string, russian: string, expected: string[]]

const run = (english: string, russian: string): string[] =>
  problemsOfText(english, russian).filter((line) => !line.includes(notGiven))

const cases: Case[] = [
  ['Hi {name}', 'Привет, {name}', []],
  [
    'Hi {name}',
    'Привет, {имя}',
    [
      `ru:24 error SITE221 text "greeting": "{имя}" isn't in the source text. | Keep \`{name}\`: placeholders are not translated.`,
    ],
  ],
  [
    'Hi {name}',
    'Привет, {nmae}',
    [`ru:24 error SITE221 text "greeting": "{nmae}" isn't in the source text. | Did you mean \`{name}\`?`],
  ],
  [
    'Hi {name}',
    'Привет, {nаme}',
    [`ru:24 error SITE221 text "greeting": "{nаme}" isn't in the source text. | Did you mean \`{name}\`?`],
  ],
  [
    'Hi {name}',
    'Привет',
    [
      'ru:15 error SITE223 text "greeting": "{name}" is missing. | Add `{name}`; the source text is “Hi {name}”.',
    ],
  ],
  [
    'Hi',
    'Привет, {name}',
    [
      `ru:24 error SITE222 text "greeting": "{name}" isn't in the source text. | Remove it; the source text is “Hi”.`,
    ],
  ],
  [
    '{first} {last}',
    '{имя} {фамилия}',
    [
      `ru:16 error SITE221 text "greeting": "{имя}" isn't in the source text. | Keep \`{first}\`: placeholders are not translated.`,
      `ru:22 error SITE221 text "greeting": "{фамилия}" isn't in the source text. | Keep \`{last}\`: placeholders are not translated.`,
    ],
  ],
  [
    '{first} {last}',
    '{last}',
    [
      'ru:15 error SITE223 text "greeting": "{first}" is missing. | Add `{first}`; the source text is “{first} {last}”.',
    ],
  ],
  [
    '{first}',
    '{first} {middle}',
    [
      `ru:24 error SITE222 text "greeting": "{middle}" isn't in the source text. | Remove it; the source text is “{first}”.`,
    ],
  ],
  [
    'Hi {name}',
    "Привет, '{name}'",
    [
      `ru:24 error SITE220 text "greeting": the apostrophe makes "{name}" plain text. | For an apostrophe write \`’\` or \`''\`.`,
    ],
  ],
  ['Hi {name}', "Привет, об'єкт {name}", []],
  ['{n, number}', '{n}', []],
  [
    '{n}',
    '{n, number}',
    [
      'ru:16 error SITE224 text "greeting": "{n}" is a plain value in the source text, a number here. | Write `{n}`, or make it a number in the source text.',
    ],
  ],
  ['{n, number}', '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', []],
  [
    '{n}',
    '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    [
      'ru:16 error SITE224 text "greeting": "{n}" is a plain value in the source text, a number here. | Write `{n}`, or make it a number in the source text.',
    ],
  ],
  [
    '{n, plural, one {# day} other {# days}}',
    '{n} дней',
    [
      'ru:16 warning SITE248 text "greeting": "{n}" has plural forms in the source text, none here; 1 reads: "1 дней". | Write `{n, plural, one {…} few {…} many {…} other {…}}`.',
    ],
  ],
  [
    '{n, plural, one {# day} other {# days}}',
    '{n, number} дней',
    [
      'ru:16 warning SITE248 text "greeting": "{n}" has plural forms in the source text, none here; 1 reads: "1 дней". | Write `{n, plural, one {…} few {…} many {…} other {…}}`.',
    ],
  ],
  [
    '{d, date}',
    '{d}',
    [
      'ru:16 error SITE224 text "greeting": "{d}" is a date in the source text, a plain value here. | Write `{d, date}`.',
    ],
  ],
  ['{d, date}', '{d, time}', []],
  [
    '{d, date}',
    '{d, number}',
    [
      'ru:16 error SITE224 text "greeting": "{d}" is a date in the source text, a number here. | Write `{d, date}`, or make it a number in the source text.',
    ],
  ],
  [
    '{who, select, m {He} other {They}}',
    '{who}',
    [
      'ru:16 error SITE224 text "greeting": "{who}" is a choice in the source text, a plain value here. | Write `{who, select, … other {…}}`.',
    ],
  ],
  [
    '{who, select, m {He} other {They}}',
    '{who, number}',
    [
      'ru:16 error SITE224 text "greeting": "{who}" is a choice in the source text, a number here. | Write `{who, select, … other {…}}`, or make it a number in the source text.',
    ],
  ],
  ['{who, select, m {He} f {She} other {They}}', '{who, select, m {Он} f {Она} other {Они}}', []],
  [
    '{who, select, m {He} other {They}}',
    '{who, select, м {Он} other {Они}}',
    [
      'ru:30 error SITE226 text "greeting": option "м" is never sent. | Keep "m"; translate only inside the braces.',
    ],
  ],
  [
    '{who, select, m {He} f {She} other {They}}',
    '{who, select, муж {Он} жен {Она} other {Они}}',
    [
      'ru:30 error SITE226 text "greeting": options "муж" and "жен" are never sent. | Keep "m" and "f"; translate only inside the braces.',
    ],
  ],
  [
    '{who, select, m {He} f {She} other {They}}',
    '{who, select, m {Он} other {Они}}',
    [
      'ru:16 warning SITE227 text "greeting": "{who}" has no option "f"; "other" is shown instead. | Add `f {…}`.',
    ],
  ],
  [
    '{who, select, m {He} other {They}}',
    '{who, select, m {Он} f {Она} other {Они}}',
    [
      'ru:37 error SITE226 text "greeting": option "f" is never sent. | Remove it; the options are "m" and "other".',
    ],
  ],
  [
    '{who, select, other {They}} x',
    '{who, select, f {Она} other {Они}}',
    [
      'ru:30 error SITE226 text "greeting": option "f" is never sent. | Remove it; the only option is "other".',
    ],
  ],
  ['<b>Hi</b>', '<b>Привет</b>', []],
  [
    '<b>Hi</b>',
    'Привет',
    ['ru:15 error SITE223 text "greeting": "<b>" is missing. | Add `<b>`; the source text is “<b>Hi</b>”.'],
  ],
  [
    'Hi',
    '<b>Привет</b>',
    [
      `ru:16 error SITE222 text "greeting": "<b>" isn't in the source text. | Remove it; the source text is “Hi”.`,
    ],
  ],
  [
    '<b>Hi</b>',
    '<жирный>Привет</жирный>',
    ['ru:30 error SITE243 text "greeting": "</жирный>" closes no tag. | Names of tags are not translated.'],
  ],
  [
    '<bold>Hi</bold>',
    '<b>Привет</b>',
    [
      `ru:16 error SITE221 text "greeting": "<b>" isn't in the source text. | Keep \`<bold>\`: tags are not translated.`,
    ],
  ],
  [
    '<b>Hi {name}</b>',
    '<b>Привет {имя}</b>',
    [
      `ru:26 error SITE221 text "greeting": "{имя}" isn't in the source text. | Keep \`{name}\`: placeholders are not translated.`,
    ],
  ],
  [
    '{n, plural, one {{name}} other {{name}s}}',
    '{n, plural, one {{имя}} few {x} many {y} other {z}}',
    [
      `ru:33 error SITE221 text "greeting": "{имя}" isn't in the source text. | Keep \`{name}\`: placeholders are not translated.`,
    ],
  ],
  [
    '{a, select, m {x} other {y}} {b, select, other {z}}',
    '{a, select, m {x} other {y}} {b, select, m {w} other {z}}',
    [
      'ru:57 error SITE226 text "greeting": option "m" is never sent. | Remove it; the only option is "other".',
    ],
  ],
  ['Hi {x}', "l''{x}", []],
  [
    '{d}',
    '{d} {d, date}',
    [
      'ru:20 error SITE224 text "greeting": "{d}" is a plain value in the source text, a date here. | Write `{d}`, or make it a date in the source text.',
    ],
  ],
  [
    '{who}',
    '{who} {who, select, m {x} other {y}}',
    [
      'ru:22 error SITE224 text "greeting": "{who}" is a plain value in the source text, a choice here. | Write `{who}`, or make it a choice in the source text.',
    ],
  ],
]

test('a language with one form for every number needs no plural', () => {
  const days = '{n, plural, one {# day} other {# days}}'
  const found = problems({
    locales: ['en', 'ja'],
    texts: { en: { greeting: days }, ja: { greeting: '{n}日' } },
  })
  expect(found.filter((line) => !line.includes(notGiven))).toEqual([])
})

test.each(cases)('%s → %s', (...[english, russian, expected]) => {
  expect(run(english, russian)).toEqual(expected)
})
