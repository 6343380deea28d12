import { expect, test } from 'vitest'
import { modelOf, page } from './site.ts'

const interfaceIds = [
  'ui.date.x',
  'ui.dialog.leave.title',
  'ui.dialog.no',
  'ui.dialog.yes',
  'ui.form.rule.x',
  'ui.forms.x',
  'ui.password.hide',
  'ui.password.show',
  'ui.password.weak',
  'ui.signOut.unreachable',
  'ui.signOut.unsent',
  'ui.status.x',
  'ui.table.x',
  'ui.tip.x',
]
const shown = Object.fromEntries(interfaceIds.map((id) => [id, id]))
const parts = {
  fields: {
    text: { type: 'text', label: 'field.a' },
    told: { type: 'text', label: 'field.a', tip: 'field.b' },
    secret: { type: 'password', label: 'field.a' },
    chosen: { type: 'password', label: 'field.a', meter: true },
    day: { type: 'date', label: 'field.a' },
  },
  forms: Object.fromEntries(
    Object.entries({
      plain: { fields: ['text'] },
      tip: { fields: ['told'] },
      password: { fields: ['text', 'secret'] },
      meter: { fields: ['chosen'] },
      date: { fields: ['day'] },
      leave: { fields: ['text'], confirmLeave: true },
    }).map(([name, form]) => [
      name,
      { send: 'POST /x', submit: 'form.submit', success: { message: 'form.lead' }, ...form },
    ]),
  ),
}
const table = {
  type: 'table',
  load: 'GET /x',
  columns: [{ field: 'a', label: 'field.a' }],
  empty: 'form.lead',
}

test.each<[what: string, block: Record<string, unknown>, ids: string[]]>([
  ['a form', { type: 'form', form: 'plain' }, ['form.rule.x']],
  ['a form with a tip', { type: 'form', form: 'tip' }, ['form.rule.x', 'tip.x']],
  [
    'a form with a password',
    { type: 'form', form: 'password' },
    ['form.rule.x', 'password.hide', 'password.show'],
  ],
  [
    'a form with a password that is measured',
    { type: 'form', form: 'meter' },
    ['form.rule.x', 'password.hide', 'password.show', 'password.weak'],
  ],
  ['a form with a date', { type: 'form', form: 'date' }, ['date.x', 'form.rule.x']],
  [
    'a form that asks before it is left',
    { type: 'form', form: 'leave' },
    ['dialog.leave.title', 'dialog.no', 'dialog.yes', 'form.rule.x'],
  ],
  ['a sign-out', { type: 'signOut', title: 'form.lead' }, []],
  [
    'a sign-out that the server is told of',
    { type: 'signOut', title: 'form.lead', send: 'POST /x' },
    ['signOut.unreachable'],
  ],
  [
    'a sign-out that asks',
    { type: 'signOut', title: 'form.lead', confirm: 'form.lead' },
    ['dialog.no', 'dialog.yes', 'signOut.unsent'],
  ],
  ['a status', { type: 'status', load: 'GET /x/:id', query: 'x', field: 'y', states: {} }, ['status.x']],
  ['a table', table, ['table.x']],
  [
    'a table with a filter',
    { ...table, filter: ['day', 'told'] },
    ['date.x', 'form.rule.x', 'table.x', 'tip.x'],
  ],
  ['words', { type: 'text', text: 'form.lead' }, []],
])('a page with %s brings the texts of the interface that it shows, and no others', (_, block, expected) => {
  const pages = [page('home', '/', { blocks: [block] })]
  const { messages = [] } = modelOf({ ...parts, pages }, shown).pages[0] ?? {}
  const found = interfaceIds.filter((id) => messages.includes(id))
  expect(found).toEqual(expected.map((id) => `ui.${id}`))
})
