import { expect, test } from 'vitest'
import { modelOf, page } from './site.ts'

const texts = Object.fromEntries(
  [
    'home.title',
    'form.title',
    'form.lead',
    'form.submit',
    'form.wrong',
    'form.unused',
    'field.a',
    'field.b',
    'site.name',
    'ui.form.sending',
    'ui.form.rule.required',
    'ui.formula.x',
    'ui.plans.month',
    'ui.shell.menu',
    'ui.errors.retry',
  ].map((id) => [id, id]),
)

const settings = {
  pages: [
    page('home', '/'),
    page('form', '/form', { blocks: [{ type: 'form', form: 'send', title: 'form.lead' }] }),
  ],
  fields: { b: { type: 'text', label: 'field.b' }, a: { type: 'text', label: 'field.a', required: true } },
  forms: {
    send: {
      send: 'PUT /things/:id',
      fields: ['b'],
      submit: 'form.submit',
      success: {},
      errors: { 429: 'form.wrong', 401: 'form.wrong' },
    },
    other: { send: 'GET /x', fields: ['a'], submit: 'form.unused', success: {} },
  },
}

test('a page brings its own messages, those of its forms and of its blocks, and no others', () => {
  const { pages } = modelOf(settings, texts)
  expect(pages.map(({ name, messages }) => [name, messages])).toEqual([
    [
      'form',
      [
        'field.b',
        'form.lead',
        'form.submit',
        'form.title',
        'form.wrong',
        'ui.form.rule.required',
        'ui.form.sending',
      ],
    ],
    ['home', ['home.title']],
  ])
  expect(pages[0]?.forms).toEqual(['send'])
})

const parts = {
  fields: {
    text: { type: 'text', label: 'field.a' },
    told: { type: 'text', label: 'field.a', tip: 'field.b' },
  },
}
const table = {
  type: 'table',
  load: 'GET /x',
  columns: [{ field: 'a', label: 'field.a' }],
  empty: 'form.lead',
}

test('the fields of a filter and the states of a status bring their own texts', () => {
  const states = { done: { title: 'form.title', text: 'form.wrong' } }
  const status = { type: 'status', load: 'GET /x/:id', query: 'x', field: 'y', states }
  const pages = [page('home', '/', { blocks: [{ ...table, filter: ['told'] }, status] })]
  const { messages } = modelOf({ ...parts, pages }, texts).pages[0] ?? {}
  expect(messages?.filter((id) => !id.startsWith('ui.'))).toEqual([
    'field.a',
    'field.b',
    'form.lead',
    'form.title',
    'form.wrong',
    'home.title',
  ])
})

test('blocks have their calls taken apart and the fields of their filters in place', () => {
  const signOut = { type: 'signOut', title: 'form.lead', send: 'DELETE /session' }
  const status = { type: 'status', load: 'GET /x/:id', query: 'x', field: 'y', states: {} }
  const pages = [page('home', '/', { blocks: [signOut, status, { ...table, filter: ['text'] }] })]
  expect(modelOf({ ...parts, pages }, texts).pages[0]?.blocks).toMatchObject([
    { send: { method: 'DELETE', path: '/session' } },
    { load: '/x/:id' },
    { load: '/x', list: 'items', key: 'id', filter: [{ name: 'text', type: 'text', label: 'field.a' }] },
  ])
})

test('a form that is loaded says from where', () => {
  const forms = {
    a: { send: 'PATCH /me', load: 'GET /me', fields: ['b'], submit: 'form.submit', success: {} },
  }
  expect(modelOf({ ...settings, forms, pages: [page('home', '/')] }, texts).forms[0]?.form).toMatchObject({
    method: 'PATCH',
    path: '/me',
    load: '/me',
  })
})

test.each<[start: string, what: string, settings: Record<string, unknown>]>([
  ['intent', 'nothing', {}],
  ['intent', 'blocks to read', { blocks: [{ type: 'text', text: 'home.title' }] }],
  [
    'now',
    'a form',
    {
      blocks: [
        { type: 'text', text: 'home.title' },
        { type: 'form', form: 'send' },
      ],
    },
  ],
  ['now', 'a sign-out', { blocks: [{ type: 'signOut', title: 'home.title' }] }],
  [
    'now',
    'a status',
    { blocks: [{ type: 'status', load: 'GET /x/:id', query: 'x', field: 'y', states: {} }] },
  ],
  ['now', 'a table', { blocks: [table] }],
  ['member', 'a table for members', { blocks: [{ ...table, access: 'members' }] }],
  ['now', 'a table for members and one for all', { blocks: [{ ...table, access: 'members' }, table] }],
  ['now', 'a form for guests', { blocks: [{ type: 'form', form: 'send', access: 'guests' }] }],
  [
    'now',
    'a check in code and a table for members',
    { blocks: [{ ...table, access: 'members' }], validate: [{ check: 'in-stock' }] },
  ],
  ['intent', 'a declared check', { validate: [{ query: 'a', oneOf: ['b'] }] }],
  ['now', 'a check in code', { validate: [{ query: 'a', oneOf: ['b'] }, { check: 'in-stock' }] }],
])('the runtime starts at "%s" on a page with %s', (start, _, own) => {
  expect(modelOf({ ...settings, pages: [page('home', '/', own)] }, texts).pages[0]?.start).toBe(start)
})

test('a form has its fields in place, in the order of the form, and method and path apart', () => {
  const send = modelOf(settings, texts).forms.find(({ name }) => name === 'send')?.form
  expect(send).toMatchObject({
    method: 'PUT',
    path: '/things/:id',
    errors: { 401: 'form.wrong', 429: 'form.wrong' },
  })
  expect(send?.fields).toEqual([
    { name: 'b', type: 'text', label: 'field.b', required: false, options: [], meter: false, messages: {} },
  ])
})

test('the shell needs the name of the site, the menus and its own texts on every page', () => {
  const navigation = { main: ['form', 'home'], footer: ['home'] }
  const { messages, menus } = modelOf({ ...settings, navigation }, texts)
  expect(messages.shell).toEqual([
    'form.title',
    'home.title',
    'site.name',
    'ui.errors.retry',
    'ui.shell.menu',
  ])
  expect(menus).toEqual({
    main: [
      { page: 'form', label: 'form.title' },
      { page: 'home', label: 'home.title' },
    ],
    guests: [],
    members: [],
    footer: [{ page: 'home', label: 'home.title' }],
  })
})

test('what a form says of itself elsewhere may be said on any page', () => {
  const form = { send: 'POST /x', fields: ['b'], submit: 'form.submit' }
  const forms = {
    leads: { ...form, success: { message: 'form.lead', goTo: { page: 'home' } } },
    returns: { ...form, success: { message: 'field.a', goTo: 'returnTo' } },
    stays: { ...form, success: { message: 'form.wrong', stay: true } },
  }
  expect(modelOf({ ...settings, forms }, texts).messages.shell).toEqual([
    'field.a',
    'form.lead',
    'site.name',
    'ui.errors.retry',
    'ui.shell.menu',
  ])
})

test('menus show the label of a page where it has one', () => {
  const home = { name: 'home', path: '/', meta: { title: 'home.title', label: 'home.label' } }
  const { menus } = modelOf({ pages: [home], navigation: { main: ['home'] } })
  expect(menus.main).toEqual([{ page: 'home', label: 'home.label' }])
})

test('settings per language are there for every language', () => {
  const locales = { uk: { label: 'Українська' }, en: { label: 'English' } }
  const ui = { dateFormat: 'dd.mm.yy', locales: { uk: { firstDayOfWeek: 1 } } }
  expect(modelOf({ locales, ui }).settings.ui.locales).toEqual({
    en: { dateFormat: 'dd.mm.yy', firstDayOfWeek: 0 },
    uk: { dateFormat: 'dd.mm.yy', firstDayOfWeek: 1 },
  })
})

test('only messages that take arguments are listed with them', () => {
  const { messages } = modelOf({}, { 'a.plain': 'A', 'b.given': '{count, plural, other {#}} <b>{name}</b>' })
  expect(messages.arguments).toEqual({
    'b.given': [
      { name: 'b', type: 'tag' },
      { name: 'count', type: 'number' },
      { name: 'name', type: 'string' },
    ],
  })
})
