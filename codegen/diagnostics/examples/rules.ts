import { design } from '../catalogue/design.ts'
import { fields } from '../catalogue/fields.ts'
import { links } from '../catalogue/links.ts'
import { paths } from '../catalogue/paths.ts'
import { rules } from '../catalogue/rules.ts'
import { example, type Example } from './example.ts'

const login = { item: 'page "login"' }
const signIn = { item: 'form "signIn"' }
const home = { item: 'page "home"' }
const field = { item: 'field "newPassword"' }

const ofPaths: readonly Example[] = [
  example(paths.start, 'path: login', { ...login, mended: '/login' }),
  example(paths.language, 'path: /en/login', { ...login, mended: '/login', languages: ['en', 'ru', 'uk'] }),
  example(paths.slashAtEnd, 'path: /login/', { ...login, mended: '/login' }),
  example(paths.characters, 'path: /Sign in', {
    ...login,
    mended: '/sign-in',
    path: '/Sign in',
    found: 'a space',
  }),
  example(paths.reserved, 'path: /assets', { ...login, path: '/assets', purpose: 'built files' }),
  example(paths.samePath, 'path: /login', {
    item: 'page "signin"',
    path: '/login',
    first: 'login',
    firstLine: 61,
    second: 'signin',
    secondLine: 70,
  }),
  example(paths.sameName, '- name: login', { name: 'login', line: 61 }),
  example(paths.noHome, '- name: home\n  path: /home', { page: 'home' }),
  example(paths.undeclaredParam, 'path: /plans/:id', { item: 'page "plan"', param: 'id' }),
  example(paths.unknownParam, 'path: /plans/:id\nparams: { idd: { oneOf: [basic, pro] } }', {
    item: 'page "plan"',
    param: 'idd',
    path: '/plans/:id',
    nearest: 'id',
  }),
  example(paths.badParam, 'path: /plans/plan-:id', { item: 'page "plan"', segment: 'plan-:id' }),
  example(paths.badParamValue, 'params: { id: { oneOf: [Big One] } }', {
    item: 'page "plan"',
    value: 'Big One',
    param: 'id',
    mended: 'big-one',
  }),
  example(paths.noValueLeft, 'validate: [{ param: id, oneOf: [gold] }]', {
    item: 'page "plan"',
    name: 'id',
    values: ['basic', 'pro'],
  }),
]

const ofLinks: readonly Example[] = [
  example(links.missingParams, 'link: { page: plan }', {
    ...home,
    page: 'plan',
    names: ['id'],
    example: 'Write `{ page: plan, params: { id: basic } }`.',
  }),
  example(links.unknownParam, 'link: { page: plan, params: { id: basic, size: 1x } }', {
    ...home,
    page: 'plan',
    name: 'size',
    names: ['id'],
    nearest: undefined,
  }),
  example(links.refused, 'link: { page: payment, query: { plan: basik } }', {
    ...home,
    page: 'payment',
    name: 'plan',
    value: 'basik',
    values: ['basic', 'pro'],
    nearest: 'basic',
  }),
  example(links.hash, 'link: { page: contacts, hash: "#phone" }', { ...home, mended: 'phone' }),
  example(links.badAddress, 'link: { href: "mailto:help" }', {
    ...home,
    href: 'mailto:help',
    example: 'mailto:help@provider.example',
  }),
  example(links.ownAddress, 'link: { href: "https://provider.example/en/contacts" }', {
    ...home,
    href: 'https://provider.example/en/contacts',
    page: 'contacts',
  }),
  example(links.wrongAudience, 'guests: [login, profile]', {
    list: 'guests',
    page: 'profile',
    access: 'members',
  }),
  example(links.contactValue, '- { kind: email, label: contacts.email, value: help }', {
    item: 'page "contacts"',
    kind: 'email',
    problem: 'has no e-mail address: "help"',
    example: 'value: "help@provider.example"',
  }),
]

const ofForms: readonly Example[] = [
  example(fields.impossibleLength, 'minLength: 10\nmaxLength: 8', {
    ...field,
    min: '10',
    max: '8',
    minLine: 4,
    maxLine: 5,
  }),
  example(fields.impossibleRange, 'min: 120\nmax: 18', {
    item: 'field "age"',
    what: 'number',
    min: '120',
    max: '18',
    minLine: 4,
    maxLine: 5,
  }),
  example(fields.badPattern, "pattern: '[a-z'", { ...field, reason: 'unterminated character class' }),
  example(fields.shortPassword, 'maxLength: 16', field),
  example(fields.passwordAutocomplete, 'autocomplete: off', {
    item: 'field "password"',
    needed: 'current-password',
  }),
  example(fields.sendWithHost, 'send: https://api.provider.example/auth/login', {
    ...signIn,
    setting: 'send',
    mended: 'POST /auth/login',
  }),
  example(fields.sendForm, 'send: /auth/login', {
    ...signIn,
    send: '/auth/login',
    mended: 'POST /auth/login',
  }),
  example(fields.sendWithBase, 'send: POST /api/auth/login', {
    ...signIn,
    setting: 'send',
    base: '/api',
    mended: 'POST /auth/login',
  }),
  example(fields.badStatus, 'errors: { 200: signIn.wrong }', { ...signIn, status: '200' }),
  example(fields.noOptions, 'city: { type: select, label: field.city }', {
    item: 'field "city"',
    type: 'select',
  }),
  example(fields.noEffect, 'age: { type: number, label: field.age, minLength: 2 }', {
    item: 'field "age"',
    rule: 'minLength',
    type: 'number',
    types: ['text', 'email', 'password', 'tel', 'url', 'textarea'],
  }),
  example(fields.twice, 'main: [pricing, contacts, pricing]', {
    item: 'navigation',
    what: 'page',
    value: 'pricing',
    line: 165,
  }),
  example(fields.unusedMessage, 'messages: { pattern: field.wrong }', { ...field, rule: 'pattern' }),
  example(fields.matchesItself, 'repeatPassword: { matches: repeatPassword }', {
    item: 'field "repeatPassword"',
  }),
  example(fields.noSuccess, 'success: {}', signIn),
  example(fields.unusedOr, 'success: { message: signIn.done, or: { page: home } }', signIn),
  example(fields.messageAndGoTo, 'success: { message: pay.done, goTo: { address: url } }', signIn),
  example(fields.callWithParam, 'send: PATCH /plans/:id', { item: 'form "plan"', param: 'id' }),
  example(fields.getWithBody, 'plans: { send: GET /plans, body: { page: number } }', {
    item: 'endpoint "plans"',
  }),
  example(fields.otherKind, 'pay: { send: POST /payments, body: { amount: text } }', {
    item: 'endpoint "pay"',
    call: 'POST /payments',
    name: 'amount',
    kind: 'text',
    other: { item: 'form "payment"', kind: 'number', line: 212 },
  }),
  example(fields.badAutocomplete, 'autocomplete: curent-password', {
    item: 'field "password"',
    word: 'curent-password',
    nearest: 'current-password',
  }),
]

const ofSite: readonly Example[] = [
  example(rules.urlWithPath, 'url: "https://provider.example/en"', { mended: 'https://provider.example' }),
  example(rules.slashAtEnd, 'base: /api/', { item: 'api', setting: 'base', mended: 'base: /api' }),
  example(rules.blankKey, 'key: "  "', {}),
  example(rules.longYear, 'dateFormat: dd.mm.yyyy', { item: 'ui', mended: 'dd.mm.yy' }),
  example(rules.noSuchLanguage, 'ua: { label: Українська }', { code: 'ua', nearest: 'uk' }),
  example(rules.noSignInPage, 'access: members', { item: 'page "profile"', page: 'login', lines: [] }),
  example(rules.noMembersHome, 'access: guests', { item: 'page "login"', page: 'profile', lines: [98] }),
  example(rules.sentInCircles, 'session: { signIn: profile }', {
    setting: 'signIn',
    page: 'profile',
    nearest: 'login',
  }),
  example(design.contrast, 'accent: "#ff8800"', { ratio: '2.3', minimum: '4.5', nearest: '#b65f00' }),
]

export const rulesExamples: readonly Example[] = [...ofPaths, ...ofLinks, ...ofForms, ...ofSite]
