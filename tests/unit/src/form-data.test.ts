import { describe, expect, it } from 'vitest'
import { forms } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { fieldMessage } from '../../../src/forms/field-rules.ts'
import { complaint, destination, tokenOf } from '../../../src/forms/form-outcome.ts'
import { formValues, type FormField, type FormValues } from '../../../src/forms/form-values.ts'
import { sendForm, type Refusal } from '../../../src/forms/send-form.ts'
import { createHttpClient } from '../../../src/services/http-client.ts'
import type { Problem } from '../../../src/services/problem.ts'
import { fakeClock } from '../services/support/fake-clock.ts'
import {
  fakeNetwork,
  html,
  json,
  silence,
  text,
  unreachable,
  type Answer,
} from '../services/support/fake-network.ts'

const field = (rest: Partial<FormField>): FormField => ({
  name: 'name',
  type: 'text',
  label: 'field.name',
  required: false,
  options: [],
  messages: {},
  ...rest,
})

const form: FormModel = forms.signIn

function sender(answers: Answer[], token: string | null = null) {
  const network = fakeNetwork(...answers)
  const http = createHttpClient({
    ...network,
    clock: fakeClock(),
    base: '/api',
    token: () => token,
    timeoutSeconds: 0,
    onUnauthorized: () => undefined,
  })
  const { signal } = new AbortController()
  return { network, http, send: (values: FormValues, model = form) => sendForm(http, model, values, signal) }
}

describe('formValues', () => {
  it('sends each field by its type, and a repeated one never', () => {
    const model: FormModel = {
      ...form,
      fields: [
        field({ name: 'name' }),
        field({ name: 'phone' }),
        field({ name: 'email', type: 'number' }),
        field({ name: 'resetCode', type: 'number' }),
        field({ name: 'newPassword', type: 'checkbox' }),
        field({ name: 'password', type: 'checkbox' }),
        field({ name: 'repeatPassword', matches: 'name' }),
      ],
    }
    const data = new FormData()
    const filled = {
      name: 'Ann',
      phone: '',
      email: '7',
      resetCode: '',
      newPassword: 'on',
      repeatPassword: 'Ann',
    }
    for (const [name, value] of Object.entries(filled)) data.set(name, value)
    expect(formValues(model, data)).toEqual({
      name: 'Ann',
      phone: '',
      email: 7,
      resetCode: null,
      newPassword: true,
      password: false,
    })
  })
})

describe('fieldMessage', () => {
  it.each([
    ['required', { valueMissing: true, tooShort: true }, 'ui.form.rule.required'],
    ['type', { typeMismatch: true }, 'ui.form.rule.type'],
    ['minLength', { tooShort: true }, 'ui.form.rule.minLength'],
    ['maxLength', { tooLong: true }, 'ui.form.rule.maxLength'],
    ['pattern', { patternMismatch: true }, 'ui.form.rule.pattern'],
    ['min', { rangeUnderflow: true }, 'ui.form.rule.min'],
    ['max', { rangeOverflow: true }, 'ui.form.rule.max'],
    ['matches', { customError: true }, 'ui.form.rule.matches'],
  ])('says the common words for %s, unless the field has its own', (rule, validity, id) => {
    expect(fieldMessage(field({}), validity)).toBe(id)
    expect(fieldMessage(field({ messages: { [rule]: 'field.phone.hint' } }), validity)).toBe(
      'field.phone.hint',
    )
  })

  it('knows what an e-mail address looks like, and says nothing about a field that is right', () => {
    expect(fieldMessage(field({ type: 'email' }), { typeMismatch: true })).toBe('ui.form.rule.email')
    expect(fieldMessage(field({}), {})).toBeNull()
  })
})

describe('sendForm', () => {
  it('sends JSON with the token to the path of the form', async () => {
    const { send, network } = sender([json({ token: 't' })], 'secret')
    expect(await send({ email: 'a@b.example' })).toEqual({ kind: 'taken', body: { token: 't' } })
    expect(network.calls[0]).toMatchObject({
      url: '/api/auth/login',
      init: { method: 'POST', body: '{"email":"a@b.example"}' },
      headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    })
  })

  it('sends a query in place of a body with GET, and what is empty not at all', async () => {
    const { send, network } = sender([json({})])
    await send({ q: 'a b', page: null }, { ...form, method: 'GET', path: '/search' })
    expect(network.calls[0]).toMatchObject({ url: '/api/search?q=a+b', init: { method: 'GET', body: null } })
  })

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('sends the values in the body with %s', async (method) => {
    const { send, network } = sender([text(null, 204)])
    expect(await send({ name: 'Ann' }, { ...form, method })).toEqual({ kind: 'taken', body: undefined })
    expect(network.calls[0]?.init).toMatchObject({ method, body: '{"name":"Ann"}' })
  })

  it('tells a refusal with all the server says of it', async () => {
    const problem = { title: 'Taken', errors: [{ detail: 'taken', pointer: '#/email' }] }
    const { send } = sender([json(problem, 409, { 'Retry-After': '7' })])
    expect(await send({})).toMatchObject({
      kind: 'refused',
      status: 409,
      retryAfter: 7,
      problem: { title: 'Taken', errors: [{ field: 'email' }] },
    })
  })

  it('tells what never came, what cannot be read and what nobody waits for from each other', async () => {
    expect(await sender([unreachable]).send({})).toEqual({ kind: 'unreachable' })
    expect(await sender([html()]).send({})).toEqual({ kind: 'malformed' })
    const { send, http } = sender([silence])
    const answer = send({})
    http.abortAll()
    expect(await answer).toEqual({ kind: 'aborted' })
  })
})

describe('what to say of a form', () => {
  const refused = (status: number, rest: Partial<Refusal> = {}): Refusal => ({
    kind: 'refused',
    status,
    problem: null,
    retryAfter: null,
    ...rest,
  })
  const problem = (...fields: string[]): Problem => ({
    type: 'about:blank',
    title: null,
    detail: null,
    instance: null,
    errors: fields.map((field) => ({ detail: 'wrong', pointer: `/${field}`, field })),
  })
  const ids = (answer: Refusal) => complaint(form, answer).texts.map(({ id }) => id)

  it('is the message of the status, a general one, or that there is no connection', () => {
    expect(ids(refused(401))).toEqual(['signIn.wrong'])
    expect(ids(refused(500))).toEqual(['ui.form.failed'])
    expect(complaint(form, { kind: 'unreachable' }).texts).toEqual([{ id: 'ui.form.offline' }])
    expect(complaint(form, { kind: 'malformed' }).texts).toEqual([{ id: 'ui.form.failed' }])
    expect(complaint(form, { kind: 'aborted' }).texts).toEqual([])
  })

  it('is said at the fields, where the server names them', () => {
    expect(complaint(form, refused(422, { problem: problem('email') }))).toEqual({
      texts: [],
      fields: ['email'],
    })
    expect(complaint(form, refused(401, { problem: problem('email') }))).toEqual({
      texts: [{ id: 'signIn.wrong' }],
      fields: ['email'],
    })
  })

  it('is said of the form, where a field is none of its own', () => {
    expect(complaint(form, refused(422, { problem: problem('email', 'captcha') }))).toEqual({
      texts: [{ id: 'ui.form.failed' }],
      fields: ['email'],
    })
  })

  it('names when to try again, rounded up', () => {
    expect(complaint(form, refused(429, { retryAfter: 59 })).texts).toEqual([
      { id: 'errors.tooMany' },
      { id: 'ui.form.retrySeconds', values: { seconds: 59 } },
    ])
    expect(complaint(form, refused(503, { retryAfter: 61 })).texts).toEqual([
      { id: 'ui.form.failed' },
      { id: 'ui.form.retryMinutes', values: { minutes: 2 } },
    ])
  })
})

describe('what comes of a form', () => {
  it('is the page it leads to, in the language shown', () => {
    const after = (success: FormModel['success'], search = '') =>
      destination({ ...form, success }, 'uk', search)
    expect(after({ goTo: { page: 'login' } })).toBe('/uk/login')
    expect(after({ goTo: 'returnTo', or: { page: 'profile' } })).toBe('/uk/profile')
    expect(after({ goTo: 'returnTo', or: { page: 'profile' } }, '?returnTo=%2Fen%2Fcontacts')).toBe(
      '/uk/contacts',
    )
    expect(after({ goTo: 'returnTo' })).toBe('/uk')
    expect(after({ message: 'forgot.sent' })).toBeNull()
  })

  it('is the token under the name the form says, and nothing else', () => {
    expect(tokenOf(form, { token: 'secret', other: 'x' })).toBe('secret')
    expect(tokenOf(form, { token: 7 })).toBeNull()
    expect(tokenOf(form, null)).toBeNull()
    expect(tokenOf(forms.profile, { token: 'secret' })).toBeNull()
  })
})
