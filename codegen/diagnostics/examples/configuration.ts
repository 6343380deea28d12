import { references } from '../catalogue/references.ts'
import { shape } from '../catalogue/shape.ts'
import { syntax } from '../catalogue/syntax.ts'
import { example, type Example } from './example.ts'

const login = { item: 'page "login"' }
const pageSettings = ['name', 'path', 'layout', 'access', 'meta', 'params', 'validate', 'blocks']
const noNote = { note: '', lines: [] }

const writing: readonly Example[] = [
  example(syntax.configUnreadable, '', { reason: 'missing' }),
  example(syntax.notUtf8, '', {}),
  example(syntax.empty, '', {}),
  example(syntax.tab, '\tpath: /login', {}),
  example(syntax.missingSpace, 'name:home', { mark: 'colon', mended: 'name: home' }),
  example(syntax.colonInText, 'title: Pricing: plans', {
    text: 'Pricing: plans',
    mended: '"Pricing: plans"',
  }),
  example(syntax.specialStart, 'text: {name}, hi', { sign: '{', source: 'en', quoted: '"{name}, hi"' }),
  example(syntax.duplicateKey, 'meta: { title: home.title }\nmeta: { navbar: true }', {
    key: 'meta',
    line: 8,
    section: true,
  }),
  example(syntax.commentEatsValue, 'accent: #fff', { key: 'accent', mended: '"#fff"' }),
  example(syntax.curlyQuotes, 'layout: “auth”', { quotes: '“ ”', mended: '"auth"' }),
  example(syntax.invisible, 'layout:\u00a0auth', {
    character: 'U+00A0',
    name: 'non-breaking space',
    after: 'layout:',
  }),
  example(syntax.anchor, 'layout: *auth', { problem: 'unknown', name: 'auth' }),
  example(syntax.broken, 'url: "https://provider.example', { problem: 'quote' }),
  example(syntax.badKey, '[layout]: auth', { key: '[layout]' }),
  example(syntax.beyond, 'ui: { firstDayOfWeek: 1 }\n---\nhosts: [nginx]', { problem: 'documents' }),
]

const settings: readonly Example[] = [
  example(shape.unknownSetting, 'layot: auth', {
    ...login,
    key: 'layot',
    isSection: false,
    nearest: 'layout',
    names: pageSettings,
  }),
  example(shape.foreignLetters, 'раges:', {
    item: '',
    key: 'раges',
    isSection: true,
    letters: ['р', 'а'],
    alphabet: 'Cyrillic',
    nearest: 'pages',
  }),
  example(shape.belongsElsewhere, '- name: home\n  title: home.title', {
    item: 'page "home"',
    key: 'title',
    home: 'meta',
    where: 'below',
    example: 'meta: { title: home.title }',
  }),
  example(shape.missing, 'signIn:\n  send: POST /auth/login\n  fields: [email, password]', {
    item: 'form "signIn"',
    keys: ['submit'],
    below: '',
    howTo: ['Add `submit`: message id of the text on the button.'],
  }),
  example(shape.expectedList, 'detect: cookie, browser', {
    item: 'language',
    setting: '"detect"',
    mended: '[cookie, browser]',
  }),
  example(shape.readAsOther, 'value: +380441234567', {
    item: 'page "contacts"',
    setting: '"value"',
    type: 'a number',
    lost: ', the "+" is lost',
    mended: '"+380441234567"',
  }),
  example(shape.wrongType, 'navbar: yes', {
    ...login,
    setting: '"navbar"',
    expected: 'true or false',
    found: 'the text "yes"',
    fix: 'Write `true`, without quotes.',
  }),
  example(shape.notAllowed, 'access: guest', {
    ...login,
    setting: '"access"',
    value: '"guest"',
    allowed: ['anyone', 'guests', 'members'],
    nearest: 'guests',
  }),
  example(shape.outOfRange, 'days: 1000', {
    item: 'language',
    setting: '"days"',
    value: '1000',
    limit: '400 or less',
  }),
  example(shape.wrongForm, 'currency: uah', {
    item: 'page "pricing"',
    setting: '"currency"',
    value: '"uah"',
    rule: 'A currency is three capital letters',
    mended: 'UAH',
  }),
  example(shape.tooFew, 'fields: []', { item: 'form "signIn"', setting: '"fields"', what: 'list' }),
  example(shape.wrongName, 'Russian: { label: Русский }', {
    item: 'locales',
    name: 'Russian',
    note: '',
    rule: 'A language tag such as "en" or "pt-BR"',
    nearest: 'ru',
  }),
  example(shape.emptyValue, 'blocks:', { ...login, setting: '"blocks"', expected: 'a list', canGo: true }),
  example(shape.configNotSettings, '- home\n- pricing', { found: 'a list' }),
]

const names: readonly Example[] = [
  example(references.noPage, 'link: { page: pricng }', {
    ...noNote,
    item: 'page "home"',
    name: 'pricng',
    nearest: 'pricing',
    names: ['contacts', 'home', 'pricing'],
  }),
  example(references.noLayout, 'layout: defualt', {
    ...noNote,
    ...login,
    name: 'defualt',
    nearest: 'default',
    names: ['auth', 'default'],
  }),
  example(references.noLanguage, 'fallback: de', {
    ...noNote,
    item: 'language',
    name: 'de',
    nearest: undefined,
    names: ['en', 'ru', 'uk'],
  }),
  example(references.noField, 'fields: [email, pasword]', {
    ...noNote,
    item: 'form "signIn"',
    name: 'pasword',
    nearest: 'password',
    names: ['email', 'password'],
  }),
  example(references.noForm, 'form: signin', {
    ...noNote,
    ...login,
    name: 'signin',
    nearest: 'signIn',
    names: ['register', 'signIn'],
  }),
  example(references.noCheck, 'validate: [{ check: in-stok }]', {
    ...noNote,
    item: 'page "plan"',
    name: 'in-stok',
    nearest: 'in-stock',
    names: ['in-stock', 'open-today'],
  }),
  example(references.layoutWithoutCode, 'layouts:\n  wide: {}', {
    name: 'wide',
    nearest: undefined,
    names: ['auth', 'default'],
  }),
  example(references.noDefaultLayout, 'layouts:\n  auth: {}', { pages: ['home', 'pricing'] }),
  example(references.matchesOtherForm, 'fields: [email, repeatPassword]', {
    item: 'field "repeatPassword"',
    field: 'repeatPassword',
    other: 'newPassword',
    form: 'register',
    line: 159,
  }),
  example(references.unusedField, 'fields:\n  age: { type: number, label: field.age }', { name: 'age' }),
  example(references.unusedForm, 'forms:\n  survey: …', { name: 'survey' }),
  example(references.unusedLayout, 'layouts:\n  auth: {}', { name: 'auth' }),
]

export const configurationExamples: readonly Example[] = [...writing, ...settings, ...names]
