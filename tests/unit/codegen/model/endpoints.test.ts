import { expect, test } from 'vitest'
import { modelOf, page } from './site.ts'

const types = ['text', 'email', 'password', 'tel', 'url', 'textarea', 'select', 'radio', 'date', 'hidden']
const fields = {
  ...Object.fromEntries(types.map((type) => [type, { type, label: 'field.any' }])),
  age: { type: 'number', label: 'field.any' },
  agree: { type: 'checkbox', label: 'field.any' },
  again: { type: 'password', label: 'field.any', matches: 'password' },
}
const form = (send: string, ...names: string[]) => ({
  send,
  fields: names,
  submit: 'form.submit',
  success: { message: 'form.done' },
})
const endpointsOf = (forms: Record<string, unknown>, endpoints: Record<string, unknown> = {}) =>
  modelOf({ fields, forms, api: { endpoints } }).endpoints

const text = (name: string) => ({ name, kind: 'text' })

test('a form sends its fields by name, each as its type says, but for those that repeat another', () => {
  const all = form('POST /x', ...types, 'age', 'agree', 'again')
  expect(endpointsOf({ all })).toEqual([
    {
      call: 'POST /x',
      users: ['form "all"'],
      params: [],
      query: [],
      bodies: [
        [{ name: 'age', kind: 'number' }, { name: 'agree', kind: 'boolean' }, ...[...types].sort().map(text)],
      ],
    },
  ])
})

test('with GET the fields of a form are the query', () => {
  const [found] = endpointsOf({ find: form('GET /found', 'text', 'age') })
  expect(found).toMatchObject({ query: [{ name: 'age', kind: 'number' }, text('text')], bodies: [[]] })
})

test('endpoints give their params, query and body; calls are sorted', () => {
  const endpoints = {
    put: { send: 'PUT /plans/:id/terms/:term', query: { b: 'boolean', a: 'text' }, body: { n: 'number' } },
    me: { send: 'GET /me' },
  }
  expect(endpointsOf({}, endpoints)).toEqual([
    { call: 'GET /me', users: ['endpoint "me"'], params: [], query: [], bodies: [[]] },
    {
      call: 'PUT /plans/:id/terms/:term',
      users: ['endpoint "put"'],
      params: ['id', 'term'],
      query: [text('a'), { name: 'b', kind: 'boolean' }],
      bodies: [[{ name: 'n', kind: 'number' }]],
    },
  ])
})

test('what forms load and what blocks ask for and tell are calls; the filter of a table is its query', () => {
  const table = { type: 'table', load: 'GET /x', columns: [{ field: 'a', label: 'a' }], empty: 'a' }
  const blocks = [
    { type: 'signOut', title: 'a', send: 'POST /out' },
    { type: 'signOut', title: 'a' },
    { type: 'status', load: 'GET /x/:id', query: 'x', field: 'y', states: {} },
    { ...table, filter: ['age', 'text', 'again'] },
    { ...table, filter: ['agree'] },
  ]
  const { endpoints } = modelOf({
    fields,
    forms: { person: { ...form('PATCH /me', 'text'), load: 'GET /me' } },
    pages: [page('home', '/', { blocks })],
    api: { endpoints: { list: { send: 'GET /x', query: { page: 'number' } } } },
  })
  const bodies = [[]]
  expect(endpoints).toEqual([
    { call: 'GET /me', users: ['form "person"'], params: [], query: [], bodies },
    {
      call: 'GET /x',
      users: ['endpoint "list"', 'page "home"'],
      params: [],
      query: [
        { name: 'age', kind: 'number' },
        { name: 'agree', kind: 'boolean' },
        { name: 'page', kind: 'number' },
        text('text'),
      ],
      bodies,
    },
    { call: 'GET /x/:id', users: ['page "home"'], params: ['id'], query: [], bodies },
    { call: 'PATCH /me', users: ['form "person"'], params: [], query: [], bodies: [[text('text')]] },
    { call: 'POST /out', users: ['page "home"'], params: [], query: [], bodies },
  ])
})

test('what is sent to one place in several ways is one call: any of the bodies, all of the query', () => {
  const forms = {
    name: form('PATCH /me', 'text'),
    phone: form('PATCH /me', 'tel'),
    same: form('PATCH /me', 'text'),
  }
  const endpoints = {
    one: { send: 'PATCH /me', query: { a: 'text' }, body: { text: 'text' } },
    none: { send: 'PATCH /me', query: { b: 'text', a: 'text' } },
  }
  expect(endpointsOf(forms, endpoints)).toEqual([
    {
      call: 'PATCH /me',
      users: ['endpoint "none"', 'endpoint "one"', 'form "name"', 'form "phone"', 'form "same"'],
      params: [],
      query: [text('a'), text('b')],
      bodies: [[], [text('text')], [text('tel')]],
    },
  ])
})
