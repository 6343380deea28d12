import { expect, test } from 'vitest'
import { problems, type TestSite } from './support.ts'

type Case = [name: string, site: TestSite, expected: string[]]

const run = (_name: string, site: TestSite): string[] => problems(site)

/** A field whose rule shows the text `rule`. */
const field = (settings: string, rule: string) =>
  `fields: { password: { type: password, label: name, ${settings}, messages: { ${rule}: rule } } }`

const rule = (text: string) => ({ en: { rule: text }, ru: { rule: text } })

const cases: Case[] = [
  [
    'a text shown as it is',
    { texts: { en: { greeting: 'Hi {name}' }, ru: { greeting: '{name}' } } },
    [
      'translations/en.json:3:19 error SITE225 text "greeting": nothing gives "{name}" a value; page "home" uses it (line 11). | Write the value itself.',
    ],
  ],
  [
    'a tag',
    { texts: { en: { greeting: 'Hi <b>you</b>' }, ru: { greeting: '<b>Привет</b>' } } },
    [
      'translations/en.json:3:19 error SITE225 text "greeting": nothing gives "<b>" a meaning; page "home" uses it (line 11). | Remove the tag and keep the text.',
    ],
  ],
  [
    'a limit of the field',
    { ids: [], config: field('minLength: 8', 'minLength'), texts: rule('At least {minLength}') },
    [],
  ],
  [
    'a limit that the field lacks',
    { ids: [], config: field('minLength: 8', 'required'), texts: rule('At most {maxLength}') },
    [
      'translations/en.json:3:20 error SITE225 text "rule": nothing gives "{maxLength}" a value; field "password" uses it (line 13). | Values of this text: `{minLength}`.',
    ],
  ],
  [
    'something else in a rule',
    { ids: [], config: field('minLength: 8, maxLength: 64', 'minLength'), texts: rule('{name}') },
    [
      'translations/en.json:3:12 error SITE225 text "rule": nothing gives "{name}" a value; field "password" uses it (line 13). | Values of this text: `{minLength}` `{maxLength}`.',
    ],
  ],
  [
    'a rule shown elsewhere',
    { ids: ['rule'], config: field('minLength: 8', 'minLength'), texts: rule('{minLength}') },
    [
      'translations/en.json:3:12 error SITE225 text "rule": nothing gives "{minLength}" a value; page "home" uses it (line 11). | Write the value itself.',
    ],
  ],
  [
    'a limit in a label',
    {
      ids: [],
      config: 'fields: { password: { type: password, label: rule, minLength: 8 } }',
      texts: rule('At least {minLength}'),
    },
    [
      'translations/en.json:3:21 error SITE225 text "rule": nothing gives "{minLength}" a value; field "password" uses it (line 13). | Write the value itself.',
    ],
  ],
  [
    'an answer of the server',
    {
      ids: [],
      config:
        'fields: { email: { type: email, label: name } }\nforms: { signIn: { send: POST /login, fields: [email], submit: name, success: {}, errors: { 429: rule } } }',
      texts: rule('Wait {retryAfter} s'),
    },
    [
      'translations/en.json:3:17 error SITE225 text "rule": nothing gives "{retryAfter}" a value; form "signIn" uses it (line 14). | Write the value itself.',
    ],
  ],
  [
    'a text of the interface in the configuration',
    {
      ids: ['ui.status'],
      runtime: { en: { 'ui.status': 'Error {status}' }, ru: { 'ui.status': 'Ошибка {status}' } },
    },
    [
      'site.config.yaml:11:27 error SITE225 text "ui.status": nothing gives "{status}" a value; page "home" uses it (line 11). | Name a text of your own.',
    ],
  ],
]

test.each(cases)('%s', (...[name, site, expected]) => {
  expect(run(name, site)).toEqual(expected)
})
