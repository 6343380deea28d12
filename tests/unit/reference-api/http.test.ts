import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { createSiteServer } from '../../../server/site-server.ts'
import { openApi } from '../../../reference-api/open-api.ts'
import { ask, serving } from '../server/support/ask.ts'
import { makeUpDist } from '../server/support/made-up-dist.ts'
import { problemsOf } from './support/problem.ts'
import { testApi } from './support/test-api.ts'
import { testFolder } from './support/test-folder.ts'

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['PUT', '/api/plans'],
  ['GET', '/elsewhere'],
])('%s %s is no call', async (method, path) => {
  expect(problemsOf(await testApi().call(method, path), 404)).toEqual([])
})

test('a body that is no JSON, and one of another kind, are refused', async () => {
  const api = testApi()
  expect(problemsOf(await api.post('/auth/login', '{"email"'), 400)).toEqual([])
  const headers = { 'content-type': 'text/plain' }
  expect(problemsOf(await api.post('/auth/login', 'hello', { headers }), 415)).toEqual([])
})

test('what nobody has foreseen is logged, and told without its reason', async () => {
  const log = vi.fn()
  const api = testApi({
    log,
    random: () => {
      throw new Error('no luck today')
    },
  })
  const answer = await api.post('/auth/forgot-password', { email: 'anna@provider.example' })
  expect(problemsOf(answer, 500)).toEqual([])
  expect(answer.text).not.toContain('luck')
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no luck today' }))
})

test('answers are kept nowhere, taken for nothing else, and readable by no other site', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const api = testApi()
  for (const answer of [
    await api.get('/plans', { headers }),
    await api.call('OPTIONS', '/api/plans', {
      headers: { ...headers, 'access-control-request-method': 'GET' },
    }),
    await api.post('/auth/login', {}, { headers }),
  ]) {
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('in the site’s server: the API and the outbox answer, the site does the rest', async () => {
  let url = ''
  const standIn = openApi({ API_DATA: testFolder() }, () => url)
  await serving(createSiteServer({ dist: makeUpDist(), standIn }), async (origin) => {
    url = origin
    const headers = { 'content-type': 'application/json' }
    const registered = await ask(origin, '/api/auth/register', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'Anna', email: 'anna@provider.example', newPassword: 'a long password' }),
    })
    expect(registered.status).toBe(201)
    const body = JSON.stringify({ email: 'anna@provider.example' })
    await ask(origin, '/api/auth/forgot-password', { method: 'POST', headers, body })
    expect((await ask(origin, '/outbox')).body.toString()).toContain(`href="${origin}/en/new-password#code=`)
    expect((await ask(origin, '/outbox.json?to=x')).body.toString()).toBe('{"items":[]}')
    expect((await ask(origin, '/en')).status).toBe(200)
    expect((await ask(origin, '/outboxes')).status).toBe(404)
  })
  standIn.close()
})

test.each(['with its length', 'in pieces'])('a body that is too big is refused, sent %s', async (how) => {
  const api = openApi({ API_DATA: testFolder() }, () => 'http://localhost')
  await serving(createServer(api.answer), async (origin) => {
    const [big, small] = ['x'.repeat(70_000), '{"email":"a@b.example"}'].map((text) =>
      how === 'in pieces' ? new Blob([text]).stream() : text,
    )
    const send = (body: BodyInit | undefined) => {
      const headers = { 'content-type': 'application/json' }
      const streamed = { method: 'POST', headers, body: body ?? '', duplex: 'half' as const }
      return fetch(`${origin}/api/auth/forgot-password`, streamed)
    }
    expect((await send(big)).status).toBe(413)
    expect((await send(small)).status).toBe(202)
    expect((await fetch(`${origin}/api/me`, { method: 'PATCH' })).status).toBe(401)
  })
  api.close()
})

test.each(['provider.example', 'ftp://provider.example'])('SITE_URL=%s is told at the start', (url) => {
  const environment = { API_DATA: testFolder(), SITE_URL: url }
  expect(() => openApi(environment, () => '')).toThrow(
    `SITE_URL is "${url}". Write it like https://provider.example.`,
  )
})
