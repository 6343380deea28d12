import type Crypto from 'node:crypto'
import { scrypt } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { day } from '../../../reference-api/core/clock.ts'
import { problemsOf } from './support/problem.ts'
import { anna, testApi, type TestApi } from './support/test-api.ts'

// Spied on, so that tests can say how often a password was hashed.
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof Crypto>()
  return { ...real, scrypt: vi.fn(real.scrypt) }
})

const hashed = async (work: () => Promise<unknown>): Promise<number> => {
  vi.mocked(scrypt).mockClear()
  await work()
  return vi.mocked(scrypt).mock.calls.length
}

type Hash = (...values: readonly [...unknown[], (error: Error | null, key: Buffer) => void]) => void

/** The next password takes as long as one likes. */
function holdNextHash(): () => void {
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const real = vi.mocked(scrypt).getMockImplementation() as Hash
  const held: Hash = (...values) => void finished.then(() => real(...values))
  vi.mocked(scrypt)
    .mockClear()
    .mockImplementationOnce(held as typeof scrypt)
  return () => finish()
}

const { email, newPassword: password } = anna
const signIn = (api: TestApi, given = password) => api.post('/auth/login', { email, password: given })
const me = async (api: TestApi, token: string) => (await api.get('/me', { token })).status

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
    const finish = holdNextHash()
    const late = signIn(api)
    await vi.waitFor(() => expect(scrypt).toHaveBeenCalledOnce())
    const change = { currentPassword: password, newPassword: 'another password' }
    expect((await api.post('/me/password', change, { token })).status).toBe(204)
    finish()
    expect((await late).status).toBe(401)
  })
})
