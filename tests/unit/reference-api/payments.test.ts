import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { day, hour } from '../../../reference-api/core/clock.ts'
import { plans } from '../../../reference-api/database/seed-plans.ts'
import { problemsOf } from './support/problem.ts'
import { siteUrl, testApi, type TestApi } from './support/test-api.ts'

const started = z.strictObject({ id: z.string(), url: z.string(), status: z.literal('pending') })
const items = z.object({
  items: z.array(z.looseObject({ id: z.string(), plan: z.string(), status: z.string() })),
})

const order = (api: TestApi, token: string, key: string, plan: unknown = 'basic', language = 'en') =>
  api.post('/payments', { plan }, { token, headers: { 'idempotency-key': key, 'accept-language': language } })

const start = async (api: TestApi, token: string, key: string, plan?: string, language?: string) =>
  started.parse((await order(api, token, key, plan, language)).json)

const list = async (api: TestApi, token: string, query = '') =>
  items.parse((await api.get(`/me/payments${query}`, { token })).json).items

/** Presses a button on the page where one pays. */
const settle = (api: TestApi, url: string, outcome: string) =>
  api.call('POST', new URL(url).pathname, {
    body: new URLSearchParams({ outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('whoever calls the site by another name pays under it, and mails keep to its own', async () => {
  const api = testApi({ siteUrl: (asked) => asked ?? siteUrl })
  const { token } = await api.register()
  const { id, url } = await start(api, token, 'key')
  expect(url).toBe(`http://api.example/api/pay/${id}`)
  const page = await api.call('GET', `/api/pay/${id}`)
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' http://api.example;`)
  const back = (await settle(api, url, 'paid')).headers.get('location')
  expect(back).toBe(`http://api.example/en/payment?payment=${id}`)
  expect((await api.mails())[0]?.link).toBe(`${siteUrl}/en/profile`)
})

describe('plans', () => {
  test.each([
    ['en', 'Family'],
    ['ru', 'Семейный'],
    ['uk', 'Сімейний'],
  ])('are listed in the language asked for: %s', async (language, name) => {
    const answer = await testApi().get('/plans', { headers: { 'accept-language': language } })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      items: [{ id: 'basic' }, { id: 'family', name, price: '299.00', currency: 'UAH' }, { id: 'pro' }],
    })
  })

  test('are those of the pricing page, by the same names', () => {
    const offered = z.object({ id: z.string(), name: z.string(), price: z.string(), currency: z.string() })
    const config = z
      .object({ pages: z.array(z.object({ blocks: z.array(z.looseObject({ type: z.string() })) })) })
      .parse(parse(readFileSync('site.config.yaml', 'utf8')))
    const shown = config.pages
      .flatMap(({ blocks }) => blocks)
      .filter(({ type }) => type === 'plans')
      .flatMap((block) => z.array(offered).parse(block['plans']))
    const textsOf = (locale: string) =>
      z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`translations/${locale}.json`, 'utf8')))
    const expected = shown.map(({ id, name, price, currency }) => ({
      id,
      names: Object.fromEntries(['en', 'ru', 'uk'].map((locale) => [locale, textsOf(locale)[name]])),
      amount: Math.round(Number(price) * 100),
      currency,
    }))
    expect(plans).toEqual(expected)
  })
})

describe('beginning a payment', () => {
  test('gives the address of a page to pay at, and a payment that waits', async () => {
    const api = testApi()
    const { token } = await api.register()
    const answer = await order(api, token, 'k')
    expect(answer.status).toBe(201)
    const { id, url } = started.parse(answer.json)
    expect(url).toBe(`${siteUrl}/api/pay/${id}`)
    expect((await api.get(`/payments/${id}`, { token })).json).toEqual({
      id,
      plan: 'basic',
      amount: '199.00',
      currency: 'UAH',
      status: 'pending',
      createdAt: '2026-01-31T12:00:00.000Z',
    })
  })

  test('with one key begins once, however often and however fast', async () => {
    const api = testApi()
    const { token } = await api.register()
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(api, token, 'k')))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await list(api, token)).toHaveLength(1)

    await settle(api, started.parse(answers[0]?.json).url, 'paid')
    api.pass(40 * day)
    const later = (
      await api.post('/auth/login', { email: 'anna@provider.example', password: 'a long password' })
    ).json as { token: string }
    expect((await order(api, later.token, 'k')).text).toBe(answers[0]?.text)
  })

  test('with the key of another order is refused, and begins nothing', async () => {
    const api = testApi()
    const { token } = await api.register()
    await order(api, token, 'k')
    expect(problemsOf(await order(api, token, 'k', 'pro'), 422)).toEqual([])
    expect(await list(api, token)).toHaveLength(1)
  })

  test('two people may have the same key', async () => {
    const api = testApi()
    const [one, other] = [await api.register(), await api.register({ email: 'other@provider.example' })]
    const [first, second] = [await start(api, one.token, 'k'), await start(api, other.token, 'k', 'pro')]
    expect(first.id).not.toBe(second.id)
  })

  test.each([
    ['unknown', ['/plan notAllowed']],
    ['', ['/plan required']],
    [7, ['/plan notAllowed']],
  ])('for the plan %j is refused', async (plan, problems) => {
    const api = testApi()
    const { token } = await api.register()
    expect(problemsOf(await order(api, token, 'k', plan), 422)).toEqual(problems)
  })

  test.each([{}, { 'idempotency-key': '' }, { 'idempotency-key': 'x'.repeat(256) }])(
    'needs a key: %j',
    async (headers: Record<string, string>) => {
      const api = testApi()
      const { token } = await api.register()
      expect(problemsOf(await api.post('/payments', { plan: 'basic' }, { token, headers }), 400)).toEqual([])
    },
  )

  test('may be done thirty times an hour; repeating one that is known does not count', async () => {
    const api = testApi()
    const { token } = await api.register()
    for (let count = 0; count < 30; count += 1) expect((await order(api, token, `${count}`)).status).toBe(201)
    expect((await order(api, token, '30')).status).toBe(429)
    expect((await order(api, token, '7')).status).toBe(201)
    api.pass(hour)
    expect((await order(api, token, '30')).status).toBe(201)
  })
})

describe('what became of payments', () => {
  test.each(['paid', 'declined', 'cancelled'])('one that was %s stays so', async (outcome) => {
    const api = testApi()
    const { token } = await api.register()
    const { id, url } = await start(api, token, 'k', 'pro', 'uk')
    for (const given of [outcome, 'paid', 'cancelled']) {
      const answer = await settle(api, url, given)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`${siteUrl}/uk/payment?payment=${id}`)
    }
    expect((await api.get(`/payments/${id}`, { token })).json).toMatchObject({ status: outcome })
    const receipts = outcome === 'paid' ? ['Ваш платіж: 449\u00a0грн'] : []
    expect((await api.mails()).map(({ subject }) => subject)).toEqual(receipts)
  })

  test('nothing else can become of one', async () => {
    const api = testApi()
    const { token } = await api.register()
    const { id, url } = await start(api, token, 'k')
    for (const outcome of ['pending', 'refunded', '']) {
      expect(problemsOf(await settle(api, url, outcome), 400)).toEqual([])
    }
    expect((await api.get(`/payments/${id}`, { token })).json).toMatchObject({ status: 'pending' })
  })

  test('another person’s is as if there were none', async () => {
    const api = testApi()
    const [one, other] = [await api.register(), await api.register({ email: 'other@provider.example' })]
    const { id } = await start(api, one.token, 'k')
    const [theirs, none] = [
      await api.get(`/payments/${id}`, { token: other.token }),
      await api.get('/payments/none', { token: other.token }),
    ]
    expect(problemsOf(theirs, 404)).toEqual([])
    expect(theirs.text).toBe(none.text)
    expect(await list(api, other.token)).toEqual([])
  })
})

describe('the history', () => {
  const history = async () => {
    const api = testApi()
    const { token } = await api.register()
    // Noon of the 31st, then half past ten in the evening of UTC, when it is the 1st in Kyiv.
    const first = await start(api, token, '1', 'basic')
    api.pass(10.5 * hour)
    const second = await start(api, token, '2', 'family')
    api.pass(day)
    const third = await start(api, token, '3', 'pro')
    await settle(api, second.url, 'paid')
    const names = new Map([first, second, third].map(({ id }, index) => [id, index + 1]))
    return {
      api,
      token,
      ask: async (query: string) => (await list(api, token, query)).map(({ id }) => names.get(id)),
    }
  }

  test.each([
    ['', [3, 2, 1]],
    ['?status=&from=&to=', [3, 2, 1]],
    ['?status=paid', [2]],
    ['?status=pending', [3, 1]],
    ['?status=declined', []],
    ['?from=2026-02-01', [3, 2]],
    ['?to=2026-02-01', [2, 1]],
    ['?from=2026-02-01&to=2026-02-01', [2]],
    ['?status=pending&to=2026-01-31', [1]],
    ['?from=2026-03-01&to=2026-01-01', []],
  ])('%s', async (query, expected) => {
    expect(await (await history()).ask(query)).toEqual(expected)
  })

  test.each([
    ['?status=gone', ['/status notAllowed']],
    ['?from=yesterday&to=2026-02-30', ['/from format', '/to format']],
  ])('%s is refused', async (query, problems) => {
    const api = testApi()
    const { token } = await api.register()
    expect(problemsOf(await api.get(`/me/payments${query}`, { token }), 422)).toEqual(problems)
  })
})
