import { contractAnswers as answers } from '../catalogue/contract-answers.ts'
import { contract } from '../catalogue/contract.ts'
import { contractValues as values } from '../catalogue/contract-values.ts'
import { example, type Example } from './example.ts'

const register = { item: 'form "register"', call: 'POST /auth/register' }
const pay = { item: 'form "pay"', call: 'POST /payments' }
const signIn = { item: 'form "signIn"', call: 'POST /auth/login' }
const payments = { item: 'page "profile"', call: 'GET /me/payments' }

const ofCalls: readonly Example[] = [
  example(contract.noFile, 'openapi: api/openapi.json', { file: 'api/openapi.json', reason: 'missing' }),
  example(contract.unreadable, '{ "openapi": "3.1.0", "paths": {', { reason: 'Flow map must end with a }' }),
  example(contract.otherVersion, '"swagger": "2.0"', { version: '2.0' }),
  example(contract.brokenRef, '"$ref": "#/components/schemas/Paymant"', {
    ref: '#/components/schemas/Paymant',
    nearest: 'Payment',
  }),
  example(contract.foreignRef, '"$ref": "schemas.yaml#/Payment"', { ref: 'schemas.yaml#/Payment' }),
  example(contract.untyped, 'openapi: openapi.json', {
    file: 'openapi.json',
    reason: '"paths" is not what it should be',
  }),
  example(contract.noPath, 'send: POST /auth/logn', {
    ...signIn,
    path: '/auth/logn',
    nearest: 'POST /auth/login',
  }),
  example(contract.noMethod, 'send: PUT /me', {
    item: 'form "profile"',
    method: 'PUT',
    path: '/me',
    methods: ['PATCH', 'GET'],
    mended: 'PATCH',
  }),
  example(contract.paramName, 'load: GET /payments/:number', {
    item: 'page "payment"',
    param: 'number',
    name: 'id',
    mended: 'GET /payments/:id',
  }),
  example(contract.unknownStatus, 'errors: { 404: register.unknown }', {
    ...register,
    status: '404',
    statuses: ['409', '422', '429'],
  }),
  example(contract.keyNotTaken, 'idempotent: true', { item: 'form "contact"', call: 'POST /messages' }),
  example(contract.keyNeeded, 'send: POST /payments', pay),
  example(contract.notJson, 'send: POST /documents', {
    item: 'form "upload"',
    call: 'POST /documents',
    mediaTypes: ['multipart/form-data'],
  }),
]

const ofValues: readonly Example[] = [
  example(values.unknownValue, 'fields: [name, mail, newPassword]', {
    ...register,
    name: 'mail',
    part: 'body',
    nearest: 'email',
    names: ['email', 'name', 'newPassword'],
  }),
  example(values.missingValue, 'fields: [name, newPassword]', {
    ...register,
    name: 'email',
    part: 'body',
    inForm: true,
  }),
  example(values.mayBeEmpty, 'name: { type: text, label: field.name }', {
    ...register,
    name: 'name',
    needed: true,
  }),
  example(values.otherType, 'amount: { type: text, label: field.amount }', {
    ...pay,
    name: 'amount',
    sent: 'a text',
    taken: 'a number',
  }),
  example(values.notAccepted, 'options: [{ value: visa, label: pay.visa }]', {
    ...pay,
    name: 'way',
    value: 'visa',
    values: ['card', 'bank'],
    nearest: undefined,
  }),
  example(values.anyText, 'plan: { type: hidden, label: field.plan, from: { query: plan } }', {
    ...pay,
    name: 'plan',
    values: ['basic', 'pro'],
  }),
  example(values.wideLimit, 'maxLength: 500', { ...register, name: 'name', rule: 'maxLength', limit: 100 }),
  example(values.noLimit, 'name: { type: text, label: field.name }', {
    ...register,
    name: 'name',
    rule: 'maxLength',
    limit: 100,
  }),
]

const ofAnswers: readonly Example[] = [
  example(answers.notInAnswer, 'success: { saveToken: tokn }', {
    ...signIn,
    name: 'tokn',
    nearest: 'token',
    names: ['token', 'user'],
  }),
  example(answers.otherAnswer, 'success: { saveToken: user }', {
    ...signIn,
    name: 'user',
    wanted: 'a text',
    found: 'an object',
  }),
  example(answers.neverAnswered, 'states: { payd: { title: payment.paid } }', {
    item: 'page "payment"',
    name: 'status',
    value: 'payd',
    nearest: 'paid',
    values: ['pending', 'paid', 'failed'],
  }),
  example(answers.notShown, 'options: [{ value: paid, label: payments.paid }]', {
    ...payments,
    name: 'status',
    values: ['pending', 'failed'],
    setting: 'options',
  }),
]

export const contractExamples: readonly Example[] = [...ofCalls, ...ofValues, ...ofAnswers]
