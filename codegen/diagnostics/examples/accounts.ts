import { blocks } from '../catalogue/blocks.ts'
import { fields } from '../catalogue/fields.ts'
import { forms } from '../catalogue/forms.ts'
import { links } from '../catalogue/links.ts'
import { example, type Example } from './example.ts'

const pay = { item: 'form "pay"' }
const payment = { item: 'page "payment"' }
const profile = { item: 'page "profile"' }
const resetCode = { item: 'field "resetCode"' }

const ofFields: readonly Example[] = [
  example(fields.wrongLimit, 'birthday: { type: date, label: field.birthday, max: 2010 }', {
    item: 'field "birthday"',
    rule: 'max',
    type: 'date',
    value: '2010',
    example: '"2026-01-31"',
  }),
  example(fields.valueRefused, 'seats: { type: number, label: field.seats, value: "0", min: 1 }', {
    item: 'field "seats"',
    setting: 'value',
    value: '0',
    reason: 'is below "min" (1)',
  }),
  example(fields.secretInQuery, 'autocomplete: one-time-code\nfrom: { query: code }', {
    ...resetCode,
    name: 'code',
  }),
  example(fields.hiddenEmpty, 'plan: { type: hidden, label: field.plan }', { item: 'field "plan"' }),
  example(
    fields.hiddenRequired,
    'resetCode: { type: hidden, required: true, from: { hash: code } }',
    resetCode,
  ),
]

const ofForms: readonly Example[] = [
  example(forms.loadMethod, 'load: POST /me', { item: 'form "profile"', mended: 'GET /me' }),
  example(forms.idempotentGet, 'send: GET /plans\nidempotent: true', { item: 'form "plans"' }),
  example(forms.stayAlone, 'success: { goTo: { page: home }, stay: true }', pay),
  example(forms.badHost, 'hosts: [pay..provider.example]', {
    ...pay,
    host: 'pay..provider.example',
    mended: 'pay.example',
  }),
  example(forms.tokenAsAddress, 'success: { saveToken: url, goTo: { address: url } }', {
    ...pay,
    name: 'url',
  }),
  example(forms.emptyRefusal, 'errors: { 422: {} }', { ...pay, status: '422' }),
  example(forms.refusalNotShown, 'errors: { 409: { fields: { phone: register.taken } } }', {
    item: 'form "register"',
    status: '409',
    field: 'phone',
    hidden: false,
    names: ['name', 'email'],
  }),
]

const ofBlocks: readonly Example[] = [
  example(links.returnsNever, 'link: { page: pricing, returnTo: true }', { ...payment, page: 'pricing' }),
  example(
    blocks.neverShown,
    'access: members\nblocks: [{ type: text, access: guests, text: profile.text }]',
    {
      ...profile,
      block: 'text',
      access: 'guests',
      pageAccess: 'members',
    },
  ),
  example(blocks.statusParam, 'type: status\nload: GET /payments\nquery: payment', {
    ...payment,
    query: 'payment',
    mended: 'GET /payments/:id',
  }),
  example(blocks.noStates, 'states: {}', payment),
  example(blocks.waitsForever, 'states: { pending: { title: payment.pending, wait: true } }', payment),
  example(blocks.columnNeeds, '- { field: amount, label: payments.amount, format: money }', {
    ...profile,
    column: 'amount',
    format: 'money',
    needed: 'currency',
  }),
  example(blocks.columnSetting, '- { field: amount, label: payments.amount, currency: currency }', {
    ...profile,
    column: 'amount',
    format: 'text',
    setting: 'currency',
    needs: 'money',
  }),
  example(blocks.filterType, 'filter: [password]', { ...profile, field: 'password', type: 'password' }),
]

export const accountsExamples: readonly Example[] = [...ofFields, ...ofForms, ...ofBlocks]
