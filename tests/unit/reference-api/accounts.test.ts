import { scrypt } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { day, hour, minute } from '../../../reference-api/core/clock.ts'
import { problemsOf } from './support/problem.ts'
import { anna, siteUrl, testApi, type TestApi } from './support/test-api.ts'

// Spied on, so that tests can say how often a password was hashed.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, scrypt: vi.fn(real.scrypt) }
})

const hashed = async (work: () => Promise<unknown>): Promise<number> => {
  vi.mocked(scrypt).mockClear()
  await work()
  return vi.mocked(scrypt).mock.calls.length
}

const { email, newPassword: password } = anna
const signIn = (api: TestApi, given = password) => api.post('/auth/login', { email, password: given })
const me = async (api: TestApi, token: string) => (await api.get('/me', { token })).status

const codeFor = async (api: TestApi, to = email): Promise<string> => {
  const [mail] = await api.mails(to)
  return new URLSearchParams(new URL(mail?.link ?? '').hash.slice(1)).get('code') ?? ''
}

describe('registering', () => {
  test('opens an account and signs in', async () => {
    const api = testApi()
    const answer = await api.post('/auth/register', anna)
    expect(answer.status).toBe(201)
    expect(answer.json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: { id: expect.any(String) as string, email, name: 'Anna', phone: '', birthday: '' },
    })
    const { token } = answer.json as { token: string }
    expect(await me(api, token)).toBe(200)
  })

  test.each([email, email.toUpperCase()])('an address that is taken is refused: %s', async (taken) => {
    const api = testApi()
    await api.register()
    const answer = await api.post('/auth/register', { ...anna, email: taken })
    expect(problemsOf(answer, 409)).toEqual(['/email taken'])
  })

  test('two at once with one address make one account', async () => {
    const api = testApi()
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/auth/register', anna)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test.each([
    [{}, ['/name required', '/email required', '/newPassword required']],
    [{ ...anna, name: '' }, ['/name required']],
    [{ ...anna, name: 'x'.repeat(101) }, ['/name tooLong']],
    [{ ...anna, name: 5 }, ['/name type']],
    [{ ...anna, email: 'anna' }, ['/email format']],
    [{ ...anna, email: `${'x'.repeat(250)}@a.example` }, ['/email tooLong']],
    [{ ...anna, newPassword: '1234567' }, ['/newPassword tooShort']],
    [{ ...anna, newPassword: 'x'.repeat(129) }, ['/newPassword tooLong']],
    [[], [' type']],
  ])('%j is refused', async (body, problems) => {
    expect(problemsOf(await testApi().post('/auth/register', body), 422)).toEqual(problems)
  })

  test.each([
    { ...anna, name: 'x'.repeat(100), newPassword: 'x'.repeat(128) },
    { ...anna, email: 'a@b' },
    { ...anna, newPassword: '12345678' },
  ])('the limits themselves are allowed: %j', async (body) => {
    expect((await testApi().post('/auth/register', body)).status).toBe(201)
  })
})

describe('signing in and out', () => {
  test('gives a new session each time, with the account', async () => {
    const api = testApi()
    const first = await api.register()
    const answer = await signIn(api)
    expect(answer.status).toBe(200)
    const second = answer.json as typeof first
    expect(second.user).toEqual(first.user)
    expect(second.token).not.toBe(first.token)
    expect([await me(api, first.token), await me(api, second.token)]).toEqual([200, 200])
  })

  test('the address counts without its capital letters, the password however its letters are composed', async () => {
    const api = testApi()
    await api.register({ newPassword: 'Zoë ist da' })
    const given = { email: 'ANNA@provider.example', password: 'Zoe\u0308 ist da' }
    expect((await api.post('/auth/login', given)).status).toBe(200)
  })

  test('a wrong password and an unknown address get the same answer, and cost the same', async () => {
    const api = testApi()
    await api.register()
    const [wrong, unknown] = [
      { email, password: 'wrong' },
      { email: 'nobody@provider.example', password: 'wrong' },
    ]
    const answers = [await api.post('/auth/login', wrong), await api.post('/auth/login', unknown)]
    for (const answer of answers) expect(problemsOf(answer, 401)).toEqual([])
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect([...(answers[1]?.headers ?? [])]).toEqual([...(answers[0]?.headers ?? [])])
    expect(await hashed(() => api.post('/auth/login', wrong))).toBe(1)
    expect(await hashed(() => api.post('/auth/login', unknown))).toBe(1)
  })

  test('signing out ends that session alone, and may be done twice or by nobody', async () => {
    const api = testApi()
    const { token } = await api.register()
    const other = (await signIn(api)).json as { token: string }
    for (const given of [token, token, undefined]) {
      expect((await api.post('/auth/logout', undefined, { token: given })).status).toBe(204)
    }
    expect([await me(api, token), await me(api, other.token)]).toEqual([401, 200])
  })

  test('a session ends by itself', async () => {
    const api = testApi()
    const { token } = await api.register()
    api.pass(30 * day - 1)
    expect(await me(api, token)).toBe(200)
    api.pass(1)
    expect(await me(api, token)).toBe(401)
  })

  test('a password that was changed while it was checked opens nothing', async () => {
    const api = testApi()
    const { token } = await api.register()
    const change = { password, newPassword: 'another password' }
    const [late, changed] = await Promise.all([signIn(api), api.post('/me/password', change, { token })])
    expect(changed.status).toBe(204)
    const opened = late.status === 200 ? (late.json as { token: string }).token : 'none'
    expect(await me(api, opened)).toBe(401)
  })
})

describe('a forgotten password', () => {
  test('a code comes by mail, sets a new password once, and ends every session', async () => {
    const api = testApi()
    const { token } = await api.register()
    expect((await api.post('/auth/forgot-password', { email })).json).toEqual({})
    const code = await codeFor(api)
    const body = { resetCode: code, newPassword: 'another password' }

    expect((await api.post('/auth/reset-password', body)).status).toBe(204)
    expect(await me(api, token)).toBe(401)
    expect((await signIn(api)).status).toBe(401)
    expect((await signIn(api, 'another password')).status).toBe(200)
    expect(problemsOf(await api.post('/auth/reset-password', body), 410)).toEqual([])
    expect((await api.mails(email))[0]?.subject).toBe('Your password was changed')
  })

  test('of two at once with one code, one gets through', async () => {
    const api = testApi()
    await api.register()
    await api.post('/auth/forgot-password', { email })
    const resetCode = await codeFor(api)
    const answers = await Promise.all(
      ['first password', 'other password'].map((newPassword) =>
        api.post('/auth/reset-password', { resetCode, newPassword }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410])
  })

  test('the code may be typed as people type', async () => {
    const api = testApi()
    await api.register()
    await api.post('/auth/forgot-password', { email })
    const typed = (await codeFor(api))
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
    const body = { resetCode: ` ${typed}`, newPassword: 'another password' }
    expect((await api.post('/auth/reset-password', body)).status).toBe(204)
  })

  test('the code expires after an hour', async () => {
    const api = testApi()
    await api.register()
    await api.post('/auth/forgot-password', { email })
    const body = { resetCode: await codeFor(api), newPassword: 'another password' }
    api.pass(hour)
    expect((await api.post('/auth/reset-password', body)).status).toBe(410)
    expect((await signIn(api)).status).toBe(200)
  })

  test('changing the password makes codes worthless', async () => {
    const api = testApi()
    const { token } = await api.register()
    await api.post('/auth/forgot-password', { email })
    const resetCode = await codeFor(api)
    await api.post('/me/password', { password, newPassword: 'another password' }, { token })
    expect((await api.post('/auth/reset-password', { resetCode, newPassword: 'a third one' })).status).toBe(
      410,
    )
  })

  test('an unknown address gets the same answer, the same is written, and no mail is sent', async () => {
    const api = testApi()
    await api.register()
    const known = await api.post('/auth/forgot-password', { email })
    const unknown = await api.post('/auth/forgot-password', { email: 'nobody@provider.example' })
    expect([unknown.status, unknown.text]).toEqual([202, known.text])
    expect([...unknown.headers]).toEqual([...known.headers])
    expect((await api.mails()).map(({ to }) => to)).toEqual([email])
  })

  test.each([
    ['en', 'Your code for a new password'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'Код для нового пароля'],
    ['uk', 'Код для нового пароля'],
    ['de', 'Your code for a new password'],
  ])('the mail is in the language asked for: %s', async (language, subject) => {
    const api = testApi()
    await api.register()
    await api.post('/auth/forgot-password', { email }, { headers: { 'accept-language': language } })
    const [mail] = await api.mails()
    const locale = language.slice(0, 2) === 'de' ? 'en' : language.slice(0, 2)
    expect(mail?.subject).toBe(subject)
    expect(mail?.link).toMatch(new RegExp(`^${siteUrl}/${locale}/new-password#code=[0-9A-Z-]{29}$`))
    expect(mail?.text).toContain(mail?.link)
  })

  test.each([
    [{ resetCode: '', newPassword: password }, ['/resetCode required']],
    [{ resetCode: 'x'.repeat(65), newPassword: password }, ['/resetCode tooLong']],
    [{ resetCode: 'x', newPassword: 'short' }, ['/newPassword tooShort']],
  ])('%j is refused', async (body, problems) => {
    expect(problemsOf(await testApi().post('/auth/reset-password', body), 422)).toEqual(problems)
  })

  test('an unknown code is refused', async () => {
    const body = { resetCode: '0000-0000-0000-0000-0000-0000', newPassword: password }
    expect(problemsOf(await testApi().post('/auth/reset-password', body), 410)).toEqual([])
  })

  test('nobody gets in by the code that was made for nobody', async () => {
    // Every secret is the same, so that the code for the unknown address is known.
    const api = testApi({ random: (count) => new Uint8Array(count) })
    await api.post('/auth/forgot-password', { email: 'nobody@provider.example' })
    const body = { resetCode: '0000-0000-0000-0000-0000-0000', newPassword: password }
    expect((await api.post('/auth/reset-password', body)).status).toBe(410)
  })
})

test('neither passwords nor tokens can be read from the data, nor codes but from the mail', async () => {
  const api = testApi()
  const { token } = await api.register({ newPassword: 'correct horse battery' })
  await api.post('/auth/forgot-password', { email })
  const code = await codeFor(api)
  api.restart()
  const files = readdirSync(api.folder, { withFileTypes: true }).filter((file) => file.isFile())
  const data = files.map(({ name }) => readFileSync(join(api.folder, name), 'latin1')).join('')
  expect(data).toContain(email)
  expect(data).not.toContain('correct horse')
  expect(data).not.toContain(token)
  expect(data).toContain('$scrypt$')
  expect(data.split(code)).toHaveLength(4) // Twice in the text and once as the link of the mail.
})

describe('the account', () => {
  test('is read and changed in parts', async () => {
    const api = testApi()
    const { token, user } = await api.register()
    const phone = '+380 44 000 00 00'
    const changed = await api.patch('/me', { phone, birthday: '1990-12-31' }, { token })
    expect(changed.status).toBe(200)
    expect(changed.json).toEqual({ ...user, phone, birthday: '1990-12-31' })
    await api.patch('/me', { name: 'Анна', birthday: '' }, { token })
    expect((await api.get('/me', { token })).json).toEqual({ ...user, name: 'Анна', phone, birthday: '' })
  })

  test.each([
    [{ name: '' }, ['/name required']],
    [{ phone: '0'.repeat(21) }, ['/phone tooLong']],
    [{ birthday: '31.12.1990' }, ['/birthday format']],
    [{ birthday: '2026-02-30' }, ['/birthday format']],
    [{ name: null, birthday: 5 }, ['/name type', '/birthday format']],
  ])('%j is refused', async (body, problems) => {
    const api = testApi()
    const { token } = await api.register()
    expect(problemsOf(await api.patch('/me', body, { token }), 422)).toEqual(problems)
  })

  test('its password is changed with the old one, which ends every other session', async () => {
    const api = testApi()
    const { token } = await api.register()
    const other = (await signIn(api)).json as { token: string }
    const answer = await api.post('/me/password', { password, newPassword: 'another password' }, { token })
    expect(answer.status).toBe(204)
    expect([await me(api, token), await me(api, other.token)]).toEqual([200, 401])
    expect((await signIn(api)).status).toBe(401)
    expect((await signIn(api, 'another password')).status).toBe(200)
    expect((await api.mails(email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })

  test('a wrong old password is told at its field, and changes nothing', async () => {
    const api = testApi()
    const { token } = await api.register()
    const body = { password: 'wrong', newPassword: 'another password' }
    expect(problemsOf(await api.post('/me/password', body, { token }), 422)).toEqual(['/password wrong'])
    expect((await signIn(api)).status).toBe(200)
  })

  test.each([
    ['GET', '/api/me'],
    ['PATCH', '/api/me'],
    ['POST', '/api/me/password'],
    ['GET', '/api/me/payments'],
    ['POST', '/api/payments'],
    ['GET', '/api/payments/x'],
  ])('%s %s is for those who are signed in', async (method, path) => {
    const api = testApi()
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic YTpi' }]) {
      const answer = await api.call(method, path, { headers })
      expect(problemsOf(answer, 401)).toEqual([])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
  })
})

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
    await api.post('/auth/reset-password', { resetCode: await codeFor(api), newPassword: 'another password' })
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
    const body = { password: 'wrong', newPassword: 'another password' }
    for (let count = 0; count < 5; count += 1) {
      expect((await api.post('/me/password', body, { token })).status).toBe(422)
    }
    expect((await api.post('/me/password', { ...body, password }, { token })).status).toBe(429)
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
