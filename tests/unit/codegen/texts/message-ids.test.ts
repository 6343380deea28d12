import { expect, test } from 'vitest'
import { noFile, problems, type TestSite } from './support.ts'

type Case = [name: string, site: TestSite, expected: string[]]

const run = (_name: string, site: TestSite): string[] => problems(site)

const both = { en: { greeting: 'Hi' }, ru: { greeting: 'Привет' } }
const numbered = Array.from({ length: 21 }, (_, index) => `text.n${index}`)
const defaults = {
  en: { 'ui.count': '{count} items', 'ui.menu': 'Menu', 'ui.retry': 'Retry' },
  ru: { 'ui.count': '{count} шт.', 'ui.menu': 'Меню', 'ui.retry': 'Повторить' },
}

const cases: Case[] = [
  ['nothing', { texts: both }, []],
  [
    'an id missing in a translation',
    { texts: { en: both.en } },
    [
      'translations/ru.json:1:1 error SITE208 "greeting" is not translated into Russian; page "home" uses it (line 11). | Add "greeting" to translations/ru.json; the source text is “Hi”.',
    ],
  ],
  [
    'an id missing in the source language',
    { texts: { ru: both.ru } },
    [
      'translations/en.json:1:1 error SITE208 "greeting" is not translated into English; page "home" uses it (line 11). | Add "greeting" to translations/en.json.',
    ],
  ],
  [
    'an id of a field',
    {
      ids: [],
      config: 'fields: { email: { type: email, label: field.email } }',
      texts: { ru: { 'field.email': 'Почта' } },
    },
    [
      'translations/en.json:1:1 error SITE208 "field.email" is not translated into English; field "email" uses it (line 13). | Add "field.email" to translations/en.json.',
    ],
  ],
  [
    'an id missing in two of three',
    { locales: ['en', 'ru', 'uk'], texts: { en: both.en } },
    [
      'translations/ru.json:1:1 error SITE208 "greeting" is not translated into Russian; page "home" uses it (line 11). | Add "greeting" to translations/ru.json; the source text is “Hi”.',
      'translations/uk.json:1:1 error SITE208 "greeting" is not translated into Ukrainian; page "home" uses it (line 11). | Add "greeting" to translations/uk.json; the source text is “Hi”.',
    ],
  ],
  [
    'more ids than one reads',
    { ids: numbered, texts: { en: Object.fromEntries(numbered.map((id) => [id, 'x'])) } },
    [
      'translations/ru.json:1:1 error SITE209 21 texts are not translated into Russian. | Add to translations/ru.json: text.n0, text.n1, text.n2, text.n3, text.n4, text.n5, text.n6, text.n7, text.n8, text.n9, text.n10, text.n11, text.n12, text.n13, text.n14, text.n15, text.n16, text.n17, text.n18, text.n19, text.n20.',
    ],
  ],
  [
    'an id that nothing uses',
    { ids: [], texts: { en: { 'home.old': 'x' }, ru: { 'home.old': 'y' } } },
    [
      'translations/en.json:3:3 warning SITE211 "home.old" is used nowhere. | Remove it from en.json, ru.json.',
    ],
  ],
  [
    'an unused id of one translation',
    { texts: { ...both, ru: { ...both.ru, other: 'y' } } },
    ['translations/ru.json:4:3 warning SITE211 "other" is used nowhere. | Remove it from ru.json.'],
  ],
  [
    'an id that no language has',
    { ids: ['footer.note'] },
    [
      'site.config.yaml:11:27 error SITE207 page "home": no text "footer.note". | Add "footer.note" to translations/en.json, translations/ru.json.',
    ],
  ],
  [
    'the same in two places',
    { ids: ['footer.note', 'footer.note'] },
    [
      'site.config.yaml:11:27 error SITE207 page "home": no text "footer.note". | Add "footer.note" to translations/en.json, translations/ru.json.',
    ],
  ],
  [
    'a misspelt id in the configuration',
    { ids: ['greting'], texts: both },
    [
      'site.config.yaml:11:27 error SITE207 page "home": no text "greting". Did you mean "greeting"? | Write "greeting".',
    ],
  ],
  [
    'a text where its id belongs',
    { ids: ['Welcome to us'] },
    [
      'site.config.yaml:11:27 error SITE207 page "home": no text "Welcome to us". | Put the text into translations/en.json as `"home.text"` and write that id here.',
    ],
  ],
  [
    'a misspelt id in one language',
    { texts: { ...both, ru: { greetng: 'Привет' } } },
    [
      'translations/ru.json:3:3 error SITE210 "greetng" is used nowhere. Did you mean "greeting"? | Write `"greeting"`, as in the other languages.',
    ],
  ],
  [
    'a language without a file',
    { texts: { ...both, ru: noFile } },
    [
      'site.config.yaml:3:31 error SITE206 Russian has no texts: there is no translations/ru.json. | Create translations/ru.json with a text for every id of the other languages.',
    ],
  ],
  [
    'a file of another language',
    { texts: { ...both, fr: { greeting: 'Salut' } } },
    [
      'translations/fr.json:1:1 error SITE205 "fr" is not a language of this site (en, ru). | Remove the file, or add "fr" to `locales` in site.config.yaml.',
    ],
  ],
  [
    'a file named after the country',
    { locales: ['en', 'uk'], texts: { ...both, ru: noFile, uk: noFile, ua: { greeting: 'Привіт' } } },
    [
      'translations/ua.json:1:1 error SITE205 "ua" is not a language of this site (en, uk). | Rename it to translations/uk.json.',
    ],
  ],
  [
    'a file with another ending',
    { texts: { ...both, en: noFile }, files: { 'en.jsn': '{}' } },
    [
      'translations/en.jsn:1:1 error SITE204 "translations/en.jsn" is not the name of a translation file. | Rename it to translations/en.json.',
    ],
  ],
  [
    'a file in capitals',
    { texts: { ...both, en: noFile, EN: both.en } },
    [
      'translations/EN.json:1:1 error SITE205 "EN" is not a language of this site (en, ru). | Rename it to translations/en.json.',
    ],
  ],
  [
    'a file with an underscore',
    { texts: { ...both, en: noFile }, files: { 'en_US.json': '{}' } },
    [
      'translations/en_US.json:1:1 error SITE204 "translations/en_US.json" is not the name of a translation file. | Rename it to translations/en.json.',
    ],
  ],
  [
    'a file that was left over',
    { texts: both, files: { 'en.json.bak': '{', 'sub/ru.json': '{}' } },
    [
      'translations/en.json.bak:1:1 error SITE204 "translations/en.json.bak" is not the name of a translation file. | Remove it; translations are named `translations/<language>.json`.',
      'translations/sub/ru.json:1:1 error SITE204 "translations/sub/ru.json" is not the name of a translation file. | Remove it; translations are named `translations/<language>.json`.',
    ],
  ],
  [
    'broken JSON, which does not make its ids missing',
    { ids: ['greeting', 'note'], texts: { en: { ...both.en, note: 'x' }, ru: '{\n  greeting: "Привет"\n}' } },
    ['translations/ru.json:2:3 error SITE200 An id needs quotes. | Write `"id": "text"`.'],
  ],
  [
    'an unknown id beside a broken translation',
    { ids: ['greting'], texts: { ...both, ru: '{\n  greeting: "Привет"\n}' } },
    [
      'site.config.yaml:11:27 error SITE207 page "home": no text "greting". Did you mean "greeting"? | Write "greeting".',
      'translations/ru.json:2:3 error SITE200 An id needs quotes. | Write `"id": "text"`.',
    ],
  ],
  [
    'a broken source, which does not make ids unknown',
    { texts: { en: '{\n  "name": x\n}' } },
    ['translations/en.json:2:11 error SITE200 A text needs quotes. | Write `"id": "text"`.'],
  ],
  [
    'overrides of the interface',
    {
      texts: { en: { ...both.en, 'ui.menu': 'All' }, ru: { ...both.ru, 'ui.retri': 'Ещё' } },
      runtime: defaults,
    },
    [
      'translations/ru.json:4:3 warning SITE213 The interface has no text "ui.retri". Did you mean "ui.retry"? | Write `"ui.retry"`.',
    ],
  ],
  [
    'an id under ui. that is nothing like the interface',
    { texts: { en: { ...both.en, 'ui.something': 'x' }, ru: both.ru }, runtime: defaults },
    [
      'translations/en.json:4:3 warning SITE213 The interface has no text "ui.something". | Remove it; ids that start with "ui." are those of the interface.',
    ],
  ],
  ['a text of the interface in the configuration', { ids: ['ui.menu'], runtime: defaults }, []],
  [
    'a language without the texts of the interface',
    {
      locales: ['en', 'de'],
      texts: { en: both.en, de: { greeting: 'Hallo', 'ui.menu': 'Menü' } },
      runtime: defaults,
    },
    [
      'translations/de.json:1:1 error SITE212 2 texts of the interface are not translated into German. | Add ui.count, ui.retry.',
    ],
  ],
  [
    'a configuration of the wrong shape, which does not make ids unused',
    {
      wholeConfig:
        'locales: { en: {}, ru: {} }\nlanguage: { source: en }\npages:\n  - name: home\n    meta: { title: greeting, lable: old }\n',
      texts: { en: { greeting: 'Hi', old: 'x' }, ru: { old: 'y' } },
    },
    [
      'translations/ru.json:1:1 error SITE208 "greeting" is not translated into Russian; page "home" uses it (line 5). | Add "greeting" to translations/ru.json; the source text is “Hi”.',
    ],
  ],
  [
    'a configuration that cannot be read',
    { wholeConfig: 'pages: "', texts: { en: { greeting: 'Hi {' } } },
    [
      `translations/en.json:3:19 error SITE230 text "greeting": "{" is never closed. | Add the \`}\`, or write \`'{'\` for a brace as text.`,
    ],
  ],
  [
    'a missing id like one that nothing uses anywhere',
    { texts: { en: { ...both.en, greeting2: 'x' }, ru: { greeting2: 'y' } } },
    [
      'translations/en.json:4:3 warning SITE211 "greeting2" is used nowhere. | Remove it from en.json, ru.json.',
      'translations/ru.json:1:1 error SITE208 "greeting" is not translated into Russian; page "home" uses it (line 11). | Add "greeting" to translations/ru.json; the source text is “Hi”.',
    ],
  ],
  [
    'a missing id like one that is used',
    { ids: ['greeting', 'greeting2'], texts: { en: { ...both.en, greeting2: 'x' }, ru: { greeting2: 'y' } } },
    [
      'translations/ru.json:1:1 error SITE208 "greeting" is not translated into Russian; page "home" uses it (line 11). | Add "greeting" to translations/ru.json; the source text is “Hi”.',
    ],
  ],
  [
    'an unknown id below a misspelt setting, which is reported with the setting',
    {
      wholeConfig:
        'locales: { en: {}, ru: {} }\nlanguage: { source: en }\npages:\n  - name: home\n    meta: { title: greeting, descripton: nowhere }\n',
      texts: both,
    },
    [],
  ],
]

test.each(cases)('%s', (...[name, site, expected]) => {
  expect(run(name, site)).toEqual(expected)
})
