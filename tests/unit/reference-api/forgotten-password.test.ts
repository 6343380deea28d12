import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, describe } from 'vitest'
import { hour } from '../../../reference-api/core/clock.ts'
import { mailedCode } from './support/mailed-code.ts'
import { problemsOf } from './support/problem.ts'
import { anna, siteUrl, testApi, type TestApi } from './support/test-api.ts'

const { email, newPassword: password } = anna
const signIn = (api: TestApi, given = password) => api.post('/auth/login', { email, password: given })
const me = async (api: TestApi, token: string) => (await api.get('/me', { token })).status

describe('a forgotten password', () => {
  test('a code comes by mail, sets a new password once, and ends every session', async () => {
    const api = testApi()
    const { token } = await api.register()
    expect((await api.post('/auth/forgot-password', { email })).json).toEqual({})
    const code = await mailedCode(api)
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
    const resetCode = await mailedCode(api)
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
    const typed = (await mailedCode(api))
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
    const body = { resetCode: await mailedCode(api), newPassword: 'another password' }
    api.pass(hour)
    expect((await api.post('/auth/reset-password', body)).status).toBe(410)
    expect((await signIn(api)).status).toBe(200)
  })

  test('changing the password makes codes worthless', async () => {
    const api = testApi()
    const { token } = await api.register()
    await api.post('/auth/forgot-password', { email })
    const resetCode = await mailedCode(api)
    await api.post('/me/password', { currentPassword: password, newPassword: 'another password' }, { token })
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
    ['en', 'en', 'Your code for a new password'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'ru', 'Код для нового пароля'],
    ['uk', 'uk', 'Код для нового пароля'],
    ['de', 'en', 'Your code for a new password'],
  ])('the mail is in the language asked for: %s', async (language, locale, subject) => {
    const api = testApi()
    await api.register()
    await api.post('/auth/forgot-password', { email }, { headers: { 'accept-language': language } })
    const [mail] = await api.mails()
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
  const code = await mailedCode(api)
  api.restart()
  const files = readdirSync(api.folder, { withFileTypes: true }).filter((file) => file.isFile())
  const data = files.map(({ name }) => readFileSync(join(api.folder, name), 'latin1')).join('')
  expect(data).toContain(email)
  expect(data).not.toContain('correct horse')
  expect(data).not.toContain(token)
  expect(data).toContain('$scrypt$')
  expect(data.split(code)).toHaveLength(4) // Twice in the text and once as the link of the mail.
})
