import { describe, expect, it } from 'vitest'
import { forms } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { complaint, destination } from '../../../src/forms/form-outcome.ts'
import { shownState } from '../../../src/forms/form-state.ts'
import type { FormField } from '../../../src/forms/form-values.ts'
import type { Refusal } from '../../../src/forms/send-form.ts'
import type { Problem } from '../../../src/services/problem.ts'

const resetCode: FormField = {
  name: 'resetCode',
  type: 'hidden',
  label: 'field.name',
  required: false,
  options: [],
  messages: {},
}

const form: FormModel = forms.signIn

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

  it('is said of the form, where nobody sees the field', () => {
    const hidden = { ...form, fields: [resetCode] }
    expect(complaint(hidden, refused(422, { problem: problem('resetCode') }))).toEqual({
      texts: [{ id: 'ui.form.failed' }],
      fields: [],
    })
  })

  it('names when to try again, rounded up', () => {
    expect(complaint(form, refused(429, { retryAfter: 59 })).texts).toEqual([
      { id: 'errors.tooMany' },
      { id: 'ui.form.retrySeconds', values: { seconds: 59 } },
    ])
    expect(complaint(form, refused(503, { retryAfter: 61 })).texts).toEqual([
      { id: 'ui.form.retryMinutes', values: { minutes: 2 } },
    ])
    expect(ids(refused(429, { retryAfter: 60 }))).toEqual(['errors.tooMany', 'ui.form.retryMinutes'])
    expect(ids(refused(503, { retryAfter: 0 }))).toEqual(['ui.form.failed'])
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
})

describe('a form on the way to the next page', () => {
  const leaving = { phase: 'leaving', from: 'a' } as const

  it('stays as it is until the page is there, and says that it was taken where it is that page', () => {
    expect(shownState(leaving, 'a')).toBe(leaving)
    expect(shownState(leaving, 'b')).toEqual({ phase: 'sent' })
  })

  it('has nothing to do with one that is open, sent or being sent', () => {
    for (const state of [{ phase: 'open', texts: [] }, { phase: 'sending' }, { phase: 'sent' }] as const) {
      expect(shownState(state, 'b')).toBe(state)
    }
  })
})
