import { translations } from '../catalogue/translations.ts'
import { example, type Example } from './example.ts'

const files = ['translations/en.json', 'translations/ru.json', 'translations/uk.json']
const hello = { id: 'home.hello' }

const ofFiles: readonly Example[] = [
  example(translations.badJson, '"home.title": "Home"\n"home.text": "…"', { mistake: 'missingComma' }),
  example(translations.duplicateId, '"home.title": "Home",\n"home.title": "Start"', {
    id: 'home.title',
    line: 2,
  }),
  example(translations.nestedTexts, '"home": { "title": "Home" }', { id: 'home' }),
  example(translations.notText, '"home.count": 3', { id: 'home.count' }),
  example(translations.unknownFile, '', { file: 'translations/russian.txt', rename: 'translations/ru.json' }),
  example(translations.unknownLanguage, '', {
    locale: 'ua',
    locales: ['en', 'ru', 'uk'],
    rename: 'translations/uk.json',
  }),
  example(translations.missingFile, '', { file: 'translations/uk.json', language: 'Ukrainian' }),
  example(translations.unknownId, 'title: home.titel', {
    item: 'page "home"',
    id: 'home.titel',
    nearest: 'home.title',
    suggestedId: 'home.title',
    files,
  }),
  example(translations.untranslated, '', {
    id: 'home.title',
    language: 'Russian',
    usedBy: 'page "home" uses it (line 32)',
    file: 'translations/ru.json',
    source: 'Home',
  }),
  example(translations.untranslatedMany, '', {
    ids: ['home.text', 'home.title'],
    language: 'Ukrainian',
    file: 'translations/uk.json',
  }),
  example(translations.misspeltId, '"home.titel": "Главная"', { id: 'home.titel', meant: 'home.title' }),
  example(translations.unusedId, '"home.old": "…"', { id: 'home.old', files }),
  example(translations.missingInterfaceTexts, '', { ids: ['ui.shell.menu'], language: 'Polish' }),
  example(translations.unknownInterfaceId, '"ui.shell.meny": "Menu"', {
    id: 'ui.shell.meny',
    nearest: 'ui.shell.menu',
  }),
  example(translations.badId, '"home title": "Home"', {
    id: 'home title',
    foreign: [],
    better: 'home.title',
  }),
]

const ofTexts: readonly Example[] = [
  example(translations.emptyText, '"home.hello": ""', hello),
  example(translations.edgeSpaces, '"home.hello": "Hello "', { ...hello, where: 'end' }),
  example(translations.shownMarkup, '"home.hello": "Hello&nbsp;you"', { ...hello, part: '&nbsp;' }),
  example(translations.strayBrace, '"home.hello": "Hello name}"', { ...hello, part: '}' }),
  example(translations.quotedPlaceholder, '"home.hello": "It\'s \'{name}"', { ...hello, part: '{name}' }),
  example(translations.lostPlaceholder, '"home.hello": "It\'s \'{name}"', { ...hello, part: '{name}' }),
  example(translations.replacedName, '"home.hello": "Привет, {имя}"', {
    ...hello,
    part: '{имя}',
    meant: '{name}',
    misspelt: false,
    what: 'placeholders',
  }),
  example(translations.extraName, '"home.hello": "Привет, {name} {surname}"', {
    ...hello,
    part: '{surname}',
    source: 'Hello, {name}',
  }),
  example(translations.missingName, '"home.hello": "Привет"', {
    ...hello,
    part: '{name}',
    source: 'Hello, {name}',
  }),
  example(translations.otherKind, '"home.speed": "{mbit}"', {
    id: 'home.speed',
    name: 'mbit',
    found: 'plain',
    wanted: 'number',
  }),
  example(translations.valueNotGiven, '"home.hello": "Hello, {name}"', {
    ...hello,
    part: '{name}',
    usedBy: 'page "home" uses it (line 32)',
    given: [],
    isOwn: true,
  }),
  example(translations.unsentOption, '"{kind, select, м {…} other {…}}"', {
    ...hello,
    options: ['м'],
    meant: ['m'],
    available: ['m', 'f'],
  }),
  example(translations.missingOption, '"{kind, select, m {…} other {…}}"', {
    ...hello,
    name: 'kind',
    options: ['f'],
  }),
  example(translations.missingForms, '"{count, plural, one {# день} other {# дня}}"', {
    ...hello,
    missing: [
      { form: 'few', samples: [2, 3, 4] },
      { form: 'many', samples: [0, 5, 11] },
    ],
    sample: 5,
    reading: '5 дня',
  }),
  example(translations.unusedForm, '"{count, plural, zero {…} one {…} other {…}}"', {
    ...hello,
    form: 'zero',
    language: 'English',
    available: ['one', 'other'],
  }),
]

const ofSyntax: readonly Example[] = [
  example(translations.unclosedBrace, '"Привет {name"', { ...hello, part: '{', fix: 'Write `{name}`.' }),
  example(translations.emptyPlaceholder, '"Hello {}"', { ...hello, part: '{}' }),
  example(translations.badPlaceholder, '"Hello {your name}"', {
    ...hello,
    part: '{your name}',
    fix: 'Write `{yourName}`.',
  }),
  example(translations.badType, '"{count, plurl, other {…}}"', {
    ...hello,
    part: 'plurl',
    nearest: 'plural',
  }),
  example(translations.badStyle, '"{price, number, money}"', {
    ...hello,
    part: 'money',
    fix: 'Write `{price, number}`.',
  }),
  example(translations.unclosedQuote, '"{day, date, ::d\'x}"', { ...hello, part: "'" }),
  example(translations.noOptions, '"{count, plural}"', { ...hello, part: '{count, plural}', kind: 'plural' }),
  example(translations.badOffset, '"{count, plural, offset:x other {…}}"', { ...hello, part: 'x' }),
  example(translations.optionWithoutText, '"{count, plural, one other {…}}"', {
    ...hello,
    part: 'one',
    option: 'one',
  }),
  example(translations.badExactNumber, '"{count, plural, =a {…} other {…}}"', { ...hello, part: '=a' }),
  example(translations.optionTwice, '"{count, plural, one {…} one {…} other {…}}"', {
    ...hello,
    part: 'one',
    option: 'one',
  }),
  example(translations.noOther, '"{count, plural, one {…}}"', { ...hello, part: '}' }),
  example(translations.badTag, '"Hello <b class=x>you</b>"', { ...hello, part: '<b class=x>' }),
  example(translations.unmatchedTag, '"Hello <b>you</i>"', { ...hello, part: '</i>', expected: 'b' }),
  example(translations.unclosedTag, '"Hello <b>you"', { ...hello, part: '<b>', tag: 'b' }),
  example(translations.unreadable, '', { ...hello, part: '' }),
  example(translations.unknownForm, '"{count, plural, mnay {…} other {…}}"', {
    ...hello,
    form: 'mnay',
    language: 'Russian',
    available: ['one', 'few', 'many', 'other'],
    nearest: 'many',
  }),
  example(translations.fixedNumber, '"{count, plural, one {1 день} …}"', {
    ...hello,
    language: 'Russian',
    sample: 21,
    reading: '1 день',
  }),
  example(translations.lostPlural, '"{count} дней"', {
    ...hello,
    name: 'count',
    sample: 1,
    reading: '1 дней',
    forms: ['one', 'few', 'many', 'other'],
  }),
]

export const translationExamples: readonly Example[] = [...ofFiles, ...ofTexts, ...ofSyntax]
