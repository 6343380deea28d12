import { describe, expect, it } from 'vitest'
import { forms } from '#site/forms.ts'
import type { FormModel } from '#site/types.ts'
import { complaint, destination } from '../../../src/forms/form-outcome.ts'
import { atRest, shownState } from '../../../src/forms/form-state.ts'
import type { Refusal } from '../../../src/forms/send-form.ts'
import type { Problem } from '../../../src/services/problem.ts'
import { formField } from './support/form-field.ts'

const resetCode = formField({ name: 'resetCode', type: 'hidden' })

const guest = { signedIn: false, online: true }
const member = { signedIn: true, online: true }

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
  const said = (answer: Refusal, of = form, who = guest) => {
    const { texts, fields, ...rest } = complaint(of, answer, who) ?? { texts: [], fields: {} }
    const at = Object.entries(fields).map(([name, { id }]) => [name, id])
    return { ...rest, texts: texts.map(({ id }) => id), fields: Object.fromEntries(at) as unknown }
  }
  const ids = (answer: Refusal, of = form, who = guest) => said(answer, of, who).texts

  it('is the message of the status, or a general one', () => {
    expect(ids(refused(401))).toEqual(['signIn.wrong'])
    expect(ids(refused(500))).toEqual(['ui.form.failed'])
    expect(complaint(form, { kind: 'malformed' }, guest)?.texts).toEqual([{ id: 'ui.form.failed' }])
    expect(complaint(form, { kind: 'aborted' }, guest)).toBeNull()
  })

  it('tells a server that does not answer from a connection that is not there; both can be tried again', () => {
    expect(complaint(form, { kind: 'unreachable' }, { ...guest, online: false })).toEqual({
      texts: [{ id: 'ui.form.offline' }],
      fields: {},
      retry: true,
    })
    expect(complaint(form, { kind: 'unreachable' }, guest)).toMatchObject({
      texts: [{ id: 'ui.form.serverDown' }],
      retry: true,
    })
    for (const status of [502, 503, 504]) {
      expect(said(refused(status))).toMatchObject({ texts: ['ui.form.serverDown'], retry: true })
    }
    for (const status of [500, 501, 505, 422, 429]) expect(said(refused(status)).retry).toBe(false)
  })

  it('is that the session has ended, or that there is none, but for a form that asks for one', () => {
    expect(ids(refused(401), forms.profile, member)).toEqual(['ui.form.sessionEnded'])
    expect(ids(refused(401), forms.profile, guest)).toEqual(['ui.form.signInFirst'])
    expect(ids(refused(401), { ...form, errors: {} }, member)).toEqual(['ui.form.failed'])
    const own = { ...forms.profile, errors: { '401': 'signIn.wrong' } } as const
    expect(ids(refused(401), own, member)).toEqual(['signIn.wrong'])
  })

  it('is said at the fields, where the server names them', () => {
    expect(said(refused(422, { problem: problem('email') }))).toMatchObject({
      texts: [],
      fields: { email: 'ui.form.rejected' },
    })
    expect(said(refused(401, { problem: problem('email') }))).toMatchObject({
      texts: ['signIn.wrong'],
      fields: { email: 'ui.form.rejected' },
    })
  })

  it('is said at the fields in the words of the configuration; at all of these where the server names none', () => {
    const own: FormModel = {
      ...form,
      errors: {
        '422': { fields: { email: 'register.taken', password: 'signIn.wrong' } },
        '409': { message: 'register.taken', fields: {} },
      },
    }
    expect(said(refused(422, { problem: problem('email') }), own)).toMatchObject({
      texts: [],
      fields: { email: 'register.taken' },
    })
    expect(said(refused(422), own)).toMatchObject({
      texts: [],
      fields: { email: 'register.taken', password: 'signIn.wrong' },
    })
    expect(said(refused(409), own)).toMatchObject({ texts: ['register.taken'], fields: {} })
  })

  it('is said of the form, where a field is none of its own', () => {
    expect(said(refused(422, { problem: problem('email', 'captcha') }))).toMatchObject({
      texts: ['ui.form.failed'],
      fields: { email: 'ui.form.rejected' },
    })
  })

  it('is said of the form, where nobody sees the field, unless there are words for it', () => {
    const hidden = { ...form, fields: [resetCode] }
    const answer = refused(422, { problem: problem('resetCode') })
    expect(said(answer, hidden)).toMatchObject({ texts: ['ui.form.failed'], fields: {} })
    const told: FormModel = { ...hidden, errors: { '422': { fields: { resetCode: 'newPassword.expired' } } } }
    expect(said(answer, told)).toMatchObject({ texts: [], fields: { resetCode: 'newPassword.expired' } })
  })

  it('names when to try again, rounded up', () => {
    expect(complaint(form, refused(429, { retryAfter: 59 }), guest)?.texts).toEqual([
      { id: 'errors.tooMany' },
      { id: 'ui.form.retrySeconds', values: { seconds: 59 } },
    ])
    expect(complaint(form, refused(503, { retryAfter: 61 }), guest)?.texts).toEqual([
      { id: 'ui.form.retryMinutes', values: { minutes: 2 } },
    ])
    expect(ids(refused(429, { retryAfter: 60 }))).toEqual(['errors.tooMany', 'ui.form.retryMinutes'])
    expect(ids(refused(503, { retryAfter: 0 }))).toEqual(['ui.form.serverDown'])
  })
})

describe('what comes of a form', () => {
  const after = (success: Partial<FormModel['success']>, search = '', address: string | null = null) =>
    destination({ ...form, success: { stay: false, ...success } }, 'uk', search, address)

  it('is the page it leads to, in the language shown', () => {
    const page = (href: string) => ({ href, isPage: true })
    expect(after({ goTo: { page: 'login' } })).toEqual(page('/uk/login'))
    expect(after({ goTo: 'returnTo', or: { page: 'profile' } })).toEqual(page('/uk/profile'))
    expect(after({ goTo: 'returnTo', or: { page: 'profile' } }, '?returnTo=%2Fen%2Fcontacts')).toEqual(
      page('/uk/contacts'),
    )
    expect(after({ goTo: 'returnTo' })).toEqual(page('/uk'))
    expect(after({ message: 'forgot.sent' })).toBeNull()
  })

  it('is the address that the server says, a document of its own', () => {
    const href = 'https://pay.example/7'
    expect(after({ goTo: { address: 'url', hosts: ['pay.example'] } }, '', href)).toEqual({
      href,
      isPage: false,
    })
  })
})

describe('a form on the way to the next page', () => {
  const leaving = { phase: 'leaving', from: 'a' } as const

  it('stays as it is until the page is there, and says that it was taken where it is that page', () => {
    expect(shownState(leaving, 'a')).toBe(leaving)
    expect(shownState(leaving, 'b')).toEqual({ phase: 'sent' })
  })

  it('has nothing to do with one that is open, sent or being sent', () => {
    for (const state of [atRest, { phase: 'sending' }, { phase: 'sent' }] as const) {
      expect(shownState(state, 'b')).toBe(state)
    }
  })
})
