import { describe, expect, test } from 'vitest'
import { minute } from '../../../reference-api/core/clock.ts'
import { mailedCode } from './support/mailed-code.ts'
import { problemsOf } from './support/problem.ts'
import { anna, testApi, type TestApi } from './support/test-api.ts'

const { email, newPassword: password } = anna
const signIn = (api: TestApi, given = password) => api.post('/auth/login', { email, password: given })

describe('too many attempts', () => {
  const wait = (answer: { headers: Headers }) => answer.headers.get('retry-after')

  test('five wrong passwords for one address, from wherever, known or not', async () => {
    for (const address of [email, 'nobody@provider.example']) {
      const api = testApi()
      await api.register()
      const attempt = (caller: number, given = 'wrong') =>
        api.post('/auth/login', { email: address, password: given }, { caller: `10.0.0.${caller}` })
      for (let count = 0; count < 5; count += 1) expect((await attempt(count)).status).toBe(401)
      api.pass(minute)
      const refused = await attempt(9, password)
      expect(problemsOf(refused, 429)).toEqual([])
      expect(wait(refused)).toBe('840')
      api.pass(14 * minute)
      expect((await attempt(9)).status).toBe(401)
    }
  })

  test('one right password begins anew', async () => {
    const api = testApi()
    await api.register()
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) expect((await signIn(api, 'wrong')).status).toBe(401)
      expect((await signIn(api)).status).toBe(200)
    }
  })

  test('a new password by mail lets one in again', async () => {
    const api = testApi()
    await api.register()
    for (let count = 0; count < 6; count += 1) await signIn(api, 'wrong')
    await api.post('/auth/forgot-password', { email })
    await api.post('/auth/reset-password', {
      resetCode: await mailedCode(api),
      newPassword: 'another password',
    })
    expect((await signIn(api, 'another password')).status).toBe(200)
  })

  test('three mails to one address, known or not', async () => {
    for (const address of [email, 'nobody@provider.example']) {
      const api = testApi()
      await api.register()
      const ask = () => api.post('/auth/forgot-password', { email: address })
      const statuses = [await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)
      expect(statuses).toEqual([202, 202, 202, 429])
    }
  })

  test('five wrong old passwords, by whoever is signed in', async () => {
    const api = testApi()
    const { token } = await api.register()
    const body = { currentPassword: 'wrong', newPassword: 'another password' }
    for (let count = 0; count < 5; count += 1) {
      expect((await api.post('/me/password', body, { token })).status).toBe(422)
    }
    expect((await api.post('/me/password', { ...body, currentPassword: password }, { token })).status).toBe(
      429,
    )
  })

  test('one caller, over all addresses; another one is not held up', async () => {
    const api = testApi()
    const attempts = (path: string, times: number, body: (count: number) => unknown, caller: string) =>
      Promise.all(Array.from({ length: times }, (_, count) => api.post(path, body(count), { caller })))
    const calls = [
      ['/auth/login', 50, (count: number) => ({ email: `${count}@a.example`, password: 'x' }), 401],
      ['/auth/register', 20, (count: number) => ({ ...anna, email: `${count}@a.example` }), 201],
      ['/auth/forgot-password', 20, (count: number) => ({ email: `${count}@a.example` }), 202],
      ['/auth/reset-password', 10, () => ({ resetCode: 'x', newPassword: 'x'.repeat(8) }), 410],
    ] as const
    for (const [path, times, body, status] of calls) {
      const answers = await attempts(path, times, body, '10.0.0.1')
      expect(new Set(answers.map((answer) => answer.status)), path).toEqual(new Set([status]))
      expect((await api.post(path, body(99), { caller: '10.0.0.1' })).status, path).toBe(429)
      expect((await api.post(path, body(98), { caller: '10.0.0.2' })).status, path).toBe(status)
    }
  })

  test('callers may go uncounted', async () => {
    const api = testApi({ limitCallers: false })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        api.post('/auth/forgot-password', { email: `${count}@a.example` }),
      ),
    )
    expect(answers.every(({ status }) => status === 202)).toBe(true)
  })
})
