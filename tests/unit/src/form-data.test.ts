import { describe, expect, it, vi } from 'vitest'
import { forms } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { fieldMessage } from '../../../src/forms/field-rules.ts'
import { destination, refusalMessage, tokenOf } from '../../../src/forms/form-outcome.ts'
import { formValues, type FormField } from '../../../src/forms/form-values.ts'
import { createFormSender } from '../../../src/forms/send-form.ts'

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

const sender = (fetch: typeof globalThis.fetch, token: string | null = null) =>
  createFormSender({ fetch, session: { get: () => token }, base: '/api' })

const { signal } = new AbortController()

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

describe('createFormSender', () => {
  it('sends JSON with the token to the address of the form', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ token: 't' })))
    const answer = await sender(fetch, 'secret')(form, { email: 'a@b.example' }, signal)
    expect(answer).toEqual({ kind: 'taken', body: { token: 't' } })
    expect(fetch).toHaveBeenCalledWith('/api/auth/login', {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: 'Bearer secret',
      },
      signal,
      body: '{"email":"a@b.example"}',
    })
  })

  it('sends no header without a token, and a query instead of a body with GET', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({})))
    await sender(fetch)({ ...form, method: 'GET', path: '/search' }, { q: 'a b', page: null }, signal)
    expect(fetch).toHaveBeenCalledWith('/api/search?q=a+b', {
      method: 'GET',
      headers: { Accept: 'application/json' },
      signal,
    })
  })

  it('takes an answer without a body', async () => {
    const send = sender(() => Promise.resolve(new Response(null, { status: 204 })))
    expect(await send(form, {}, signal)).toEqual({ kind: 'taken', body: null })
  })

  it('tells a refusal from an answer that never came', async () => {
    const refused = sender(() => Promise.resolve(new Response('', { status: 401 })))
    const lost = sender(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await refused(form, {}, signal)).toEqual({ kind: 'refused', status: 401 })
    expect(await lost(form, {}, signal)).toEqual({ kind: 'unreachable' })
  })
})

describe('what comes of a form', () => {
  it('is the message of the status, a general one, or that there is no connection', () => {
    expect(refusalMessage(form, { kind: 'refused', status: 401 })).toBe('signIn.wrong')
    expect(refusalMessage(form, { kind: 'refused', status: 500 })).toBe('ui.form.failed')
    expect(refusalMessage(form, { kind: 'unreachable' })).toBe('ui.form.offline')
  })

  it('is the page it leads to, in the language shown', () => {
    const after = (success: FormModel['success']) => destination({ ...form, success }, 'uk')
    expect(after({ goTo: { page: 'login' } })).toBe('/uk/login')
    expect(after({ goTo: 'returnTo', or: { page: 'profile' } })).toBe('/uk/profile')
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
