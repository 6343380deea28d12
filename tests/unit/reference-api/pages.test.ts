import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { siteUrl, testApi, type TestApi } from './support/test-api.ts'

const policyOf = (headers: Headers) =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ')
      return [name, values.join(' ')]
    }),
  )

const styleHash = (text: string) => {
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

const begin = async (api: TestApi, language: string) => {
  const { token } = await api.register()
  const headers = { 'idempotency-key': 'k', 'accept-language': language }
  const { id } = (await api.post('/payments', { plan: 'family' }, { token, headers })).json as { id: string }
  return { id, page: () => api.call('GET', `/api/pay/${id}`) }
}

const press = (api: TestApi, id: string, outcome: string) =>
  api.call('POST', `/api/pay/${id}`, {
    body: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('the page where one pays', () => {
  test.each([
    ['en', ['Pay', 'Decline', 'Cancel'], 'Family', '299\u00a0UAH'],
    ['ru', ['Оплатить', 'Отклонить', 'Отменить'], 'Семейный', '299\u00a0грн'],
    ['uk', ['Сплатити', 'Відхилити', 'Скасувати'], 'Сімейний', '299\u00a0грн'],
  ])('speaks the language the payment was begun in: %s', async (language, buttons, plan, sum) => {
    const { page } = await begin(testApi(), language)
    const { status, headers, text } = await page()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(text).toContain(`<html lang="${language}">`)
    expect([...text.matchAll(/<button[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(buttons)
    expect(text).toContain(plan)
    expect(text).toContain(sum)
  })

  test('allows nothing but its own style, and leads nowhere but back', async () => {
    const { headers, text } = await (await begin(testApi(), 'en')).page()
    expect(policyOf(headers)).toEqual({
      'default-src': "'none'",
      'style-src': styleHash(text),
      'form-action': `'self' ${siteUrl}`,
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test.each([
    ['paid', 'This payment has been made.'],
    ['declined', 'This payment was declined.'],
    ['cancelled', 'This payment was cancelled.'],
  ])('says so when it was %s, and leads back', async (outcome, sentence) => {
    const api = testApi()
    const { id, page } = await begin(api, 'en')
    await press(api, id, outcome)
    const { text } = await page()
    expect(text).toContain(sentence)
    expect(text).not.toContain('<button')
    expect(text).toContain(`href="${siteUrl}/en/payment?payment=${id}"`)
  })

  test('says in the language of its visitor that there is none', async () => {
    const headers = { 'accept-language': 'ru' }
    const answer = await testApi().call('GET', '/api/pay/none', { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    expect(answer.text).toContain('Такого платежа нет')
    expect((await press(testApi(), 'none', 'paid')).status).toBe(404)
  })
})

describe('the outbox', () => {
  const nasty = {
    name: `<img src=x onerror="a('b')">`,
    replyTo: 'a@b.example',
    topic: 'other',
    message: '</p><script>&',
  }

  test('escapes what people wrote', async () => {
    const api = testApi()
    await api.post('/messages', nasty)
    const { text, headers } = await api.call('GET', '/outbox')
    expect(text).not.toMatch(/<img|<script/)
    expect(text).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;')
    expect(text).toContain('&lt;/p&gt;&lt;script&gt;&amp;')
    expect(policyOf(headers)).toMatchObject({ 'default-src': "'none'", 'style-src': styleHash(text) })
  })

  test('shows the newest first, with links that can be followed, to all or to one', async () => {
    const api = testApi()
    expect((await api.call('GET', '/outbox')).text).toContain('No mails yet.')
    for (const email of ['anna@provider.example', 'oleh@provider.example']) {
      await api.register({ email })
      await api.post('/auth/forgot-password', { email })
    }
    expect((await api.mails()).map(({ to }) => to)).toEqual([
      'oleh@provider.example',
      'anna@provider.example',
    ])
    const [mail] = await api.mails('anna@provider.example')
    const { text } = await api.call('GET', '/outbox?to=anna%40provider.example')
    expect(text).toContain(`<a href="${mail?.link ?? ''}">${mail?.link ?? ''}</a>`)
    expect(text).not.toContain('oleh@')
  })

  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'is read on this machine: %s',
    async (caller) => {
      expect((await testApi().call('GET', '/outbox', { caller })).status).toBe(200)
    },
  )

  test.each([
    ['192.168.0.5', {}],
    ['::ffff:10.0.0.1', {}],
    ['12.7.0.1', {}],
    ['', {}],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }],
    ['127.0.0.1', { forwarded: 'for=10.0.0.1' }],
    // The name of another site, made to lead to this machine.
    ['127.0.0.1', { host: 'evil.example:4173' }],
    ['127.0.0.1', { host: 'localhost.evil.example' }],
  ])('and nowhere else: %j %j', async (caller, headers: Record<string, string>) => {
    for (const path of ['/outbox', '/outbox.json']) {
      expect((await testApi().call('GET', path, { caller, headers })).status).toBe(403)
    }
  })
})
