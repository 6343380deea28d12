import { expect, test } from 'vitest'
import { problems } from './support.ts'

type Case = [locale: string, text: string, expected: string[]]

/** A text of one language, without the remark that the page gives it no value. */
const run = (locale: string, text: string): string[] =>
  problems({ locales: [locale], texts: { [locale]: { greeting: text } } })
    .filter((line) => !line.includes(' SITE225 '))
    .map((line) => line.replace(/^translations\/\w+\.json:3:/, ''))

const cases: Case[] = [
  ['ru', '{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', []],
  [
    'ru',
    '{n, plural, one {# день} other {# дня}}',
    [
      '16 error SITE228 text "greeting": missing "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "5 дня". | Add `few {…} many {…}`.',
    ],
  ],
  [
    'ru',
    '{n, plural, one {# день} few {# дня} other {# дня}}',
    [
      '16 error SITE228 text "greeting": missing "many" (0, 5, 11). As it stands, 5 reads: "5 дня". | Add `many {…}`.',
    ],
  ],
  [
    'ru',
    '{n, plural, other {# дня}}',
    [
      '16 error SITE228 text "greeting": missing "one" (1, 21, 31), "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "5 дня". | Add `one {…} few {…} many {…}`.',
    ],
  ],
  [
    'uk',
    'Залишилося {n, plural, one {# день} other {# дня}} у {city}',
    [
      '27 error SITE228 text "greeting": missing "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "Залишилося 5 дня у {city}". | Add `few {…} many {…}`.',
    ],
  ],
  [
    'en',
    '{n, plural, other {# days}}',
    [
      '16 error SITE228 text "greeting": missing "one" (1). As it stands, 1 reads: "1 days". | Add `one {…}`.',
    ],
  ],
  ['en', '{n, plural, =1 {a day} other {# days}}', []],
  [
    'ru',
    '{n, plural, =1 {день} few {# дня} many {# дней} other {# дня}}',
    [
      '16 error SITE228 text "greeting": missing "one" (21, 31, 41). As it stands, 21 reads: "21 дня". | Add `one {…}`.',
    ],
  ],
  ['en', '{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}', []],
  [
    'en',
    '{n, plural, offset:1 =0 {nobody} =1 {you} other {you and # others}}',
    [
      '16 error SITE228 text "greeting": missing "one" (2). As it stands, 2 reads: "you and 1 others". | Add `one {…}`.',
    ],
  ],
  [
    'en',
    '{n, plural, one {# day} few {# days} other {# days}}',
    [
      '40 warning SITE229 text "greeting": "few" is never shown in English. | Remove it; English has "one" and "other".',
    ],
  ],
  [
    'en',
    '{n, plural, zero {no days} one {# day} other {# days}}',
    [
      '28 warning SITE229 text "greeting": "zero" is never shown in English. | For exactly 0 write `=0`; English has "one" and "other".',
    ],
  ],
  [
    'en',
    '{n, plural, ones {# day} other {# days}}',
    [
      '28 error SITE246 text "greeting": "ones" is not a plural form. Did you mean "one"? | English has "one" and "other".',
    ],
  ],
  [
    'ru',
    '{n, plural, один {# день} other {# дня}}',
    [
      '28 error SITE246 text "greeting": "один" is not a plural form. | Russian has "one", "few", "many" and "other".',
    ],
  ],
  [
    'en',
    '{n, plural, 1 {a day} other {# days}}',
    [
      '28 error SITE246 text "greeting": "1" is not a plural form. Did you mean "=1"? | English has "one" and "other".',
    ],
  ],
  ['en', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', []],
  [
    'en',
    '{n, selectordinal, one {#st} other {#th}}',
    [
      '16 error SITE228 text "greeting": missing "two" (2, 22, 32) and "few" (3, 23, 33). As it stands, 3 reads: "3th". | Add `two {…} few {…}`.',
    ],
  ],
  ['ru', '{n, selectordinal, other {#-й}}', []],
  [
    'ru',
    '{n, plural, one {1 день} few {# дня} many {# дней} other {# дня}}',
    [
      '28 warning SITE247 text "greeting": "one" is also 21 in Russian; 21 reads: "1 день". | Write `#` for the number.',
    ],
  ],
  ['ru', '{n, plural, =1 {1 день} one {# день} few {# дня} many {# дней} other {# дня}}', []],
  ['en', '{n, plural, one {1 day} other {# days}}', []],
  ['fr', '{n, plural, one {# jour} other {# jours}}', []],
  ['cs', '{n, plural, one {# den} few {# dny} other {# dní}}', []],
  [
    'pl',
    '{n, plural, one {# dzień} other {# dnia}}',
    [
      '16 error SITE228 text "greeting": missing "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "5 dnia". | Add `few {…} many {…}`.',
    ],
  ],
  [
    'ar',
    '{n, plural, one {#} other {#}}',
    [
      '16 error SITE228 text "greeting": missing "zero" (0), "two" (2), "few" (3, 4, 10) and "many" (11, 12, 13). As it stands, 11 reads: "11". | Add `zero {…} two {…} few {…} many {…}`.',
    ],
  ],
  ['ja', '{n, plural, other {#日}}', []],
  [
    'ja',
    '{n, plural, one {#日} other {#日}}',
    [
      '28 warning SITE229 text "greeting": "one" is never shown in Japanese. | For exactly 1 write `=1`; Japanese has "other".',
    ],
  ],
  [
    'ru',
    '{who, select, m {{n, plural, one {# его} other {# их}}} other {x}}',
    [
      '33 error SITE228 text "greeting": missing "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "5 их". | Add `few {…} many {…}`.',
    ],
  ],
  [
    'ru',
    '<b>{n, plural, one {# день} other {# дня}}</b> из {total, number}',
    [
      '19 error SITE228 text "greeting": missing "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "5 дня из {total}". | Add `few {…} many {…}`.',
    ],
  ],
  [
    'ru',
    '{a, plural, other {x}} {n, plural, other {x}}',
    [
      '16 error SITE228 text "greeting": missing "one" (1, 21, 31), "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "x x". | Add `one {…} few {…} many {…}`.',
      '39 error SITE228 text "greeting": missing "one" (1, 21, 31), "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "x x". | Add `one {…} few {…} many {…}`.',
    ],
  ],
  [
    'ru',
    '{a, plural, one {o} few {f} many {m} other {x}} {n, plural, one {y} other {z}}',
    [
      '64 error SITE228 text "greeting": missing "few" (2, 3, 4) and "many" (0, 5, 11). As it stands, 5 reads: "x z". | Add `few {…} many {…}`.',
    ],
  ],
]

test.each(cases)('%s: %s', (...[locale, text, expected]) => {
  expect(run(locale, text)).toEqual(expected)
})
