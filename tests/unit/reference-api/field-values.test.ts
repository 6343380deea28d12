import { describe, expect, test } from 'vitest'
import { forms, type FormName } from '#site/forms.ts'
import { casesOf, filledIn } from '../../cases/field-values.ts'
import { problemsOf } from './support/problem.ts'
import { testApi } from './support/test-api.ts'

/** How forms are answered whose values are right: done, or not for a reason that no rule can know. */
const done: Readonly<Record<FormName, readonly number[]>> = {
  changePassword: [204, 422],
  forgotPassword: [202],
  message: [202],
  newPassword: [410],
  pay: [201],
  profile: [200],
  register: [201],
  signIn: [200, 401],
}

/** The answer to a form that is sent as it stands, as no page of ours would send it. */
async function send(name: FormName, body: Readonly<Record<string, string>>) {
  const api = testApi({ clock: Date.now })
  const { token } = name === 'register' ? {} : await api.register()
  const { method, path } = forms[name]
  return api.call(method, `/api${path}`, { token, body, headers: { 'idempotency-key': 'k' } })
}

/** That a password is another one is known after all rules were kept. */
const isRule = (problem: string): boolean => !problem.endsWith(' wrong')

// The keys are those of its type.
describe.each(Object.keys(forms) as FormName[])('the API, form %s', (name) => {
  test.each(casesOf(name))('$field: $value', async ({ field, value, taken }) => {
    const answer = await send(name, { ...filledIn(name), [field]: value })
    const broken = answer.status === 422 ? problemsOf(answer, 422).filter(isRule) : []
    expect(broken.map((problem) => problem.split(' ')[0])).toEqual(taken ? [] : [`/${field}`])
    if (taken) expect(done[name]).toContain(answer.status)
  })
})
