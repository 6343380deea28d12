import { describe, expect, test } from 'vitest'
import { problemsOf } from './support/problem.ts'
import { anna, testApi, type TestApi } from './support/test-api.ts'

const { email, newPassword: password } = anna
const signIn = (api: TestApi, given = password) => api.post('/auth/login', { email, password: given })
const me = async (api: TestApi, token: string) => (await api.get('/me', { token })).status

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

  test('is kept without the spaces around it', async () => {
    const api = testApi()
    const { token, user } = await api.register({ name: ' Anna\n', email: ' anna@home.example ' })
    expect(user).toMatchObject({ name: 'Anna', email: 'anna@home.example' })
    const changes = { name: ' Анна ', phone: ' +380 44 000 00 00', birthday: ' 1990-12-31 ' }
    expect((await api.patch('/me', changes, { token })).json).toMatchObject({
      name: 'Анна',
      phone: '+380 44 000 00 00',
      birthday: '1990-12-31',
    })
  })

  test('tomorrow is a birthday only where it is that day already', async () => {
    // Ten in the evening in Kyiv, ten in the morning of the next day on Kiritimati.
    const api = testApi({ clock: () => Date.UTC(2026, 0, 31, 20) })
    const { token } = await api.register()
    const answer = async (birthday: string) => (await api.patch('/me', { birthday }, { token })).status
    expect([await answer('2026-02-01'), await answer('2026-02-02')]).toEqual([200, 422])
  })

  test.each([
    [{ name: '' }, ['/name required']],
    [{ phone: '0'.repeat(21) }, ['/phone tooLong']],
    [{ birthday: '31.12.1990' }, ['/birthday format']],
    [{ birthday: '2026-02-30' }, ['/birthday format']],
    [{ birthday: '1899-12-31' }, ['/birthday tooEarly']],
    [{ birthday: '2026-02-02' }, ['/birthday tooLate']],
    [{ name: ' \t', phone: '0'.repeat(21) }, ['/name required', '/phone tooLong']],
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
    const answer = await api.post(
      '/me/password',
      { currentPassword: password, newPassword: 'another password' },
      { token },
    )
    expect(answer.status).toBe(204)
    expect([await me(api, token), await me(api, other.token)]).toEqual([200, 401])
    expect((await signIn(api)).status).toBe(401)
    expect((await signIn(api, 'another password')).status).toBe(200)
    expect((await api.mails(email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
  })

  test('a wrong old password is told at its field, and changes nothing', async () => {
    const api = testApi()
    const { token } = await api.register()
    const body = { currentPassword: 'wrong', newPassword: 'another password' }
    expect(problemsOf(await api.post('/me/password', body, { token }), 422)).toEqual([
      '/currentPassword wrong',
    ])
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
