import { describe, expect, expectTypeOf, it } from 'vitest'
import { createApiClient, type ApiClient } from '../../../src/services/api-client.ts'
import { createHttpClient } from '../../../src/services/http-client.ts'
import { HttpError } from '../../../src/services/http-error.ts'
import { caught } from './support/caught.ts'
import { fakeClock } from './support/fake-clock.ts'
import { fakeNetwork, json, type Answer } from './support/fake-network.ts'

/** The endpoints of a site with params; that of this repository has none. */
interface Endpoints {
  'GET /plans': { query: { page?: number | null; term?: string } }
  'GET /plans/:id': { params: { id: string | number } }
  'POST /orders': { body: { plan: string } }
  'POST /auth/logout': { query: { everywhere?: boolean } }
  'PUT /plans/:id': { params: { id: string | number }; body: { title: string } }
  'PATCH /me': { body: { name: string } | { phone: string } }
  'DELETE /plans/:id/orders/:order': {
    params: { id: string | number; order: string | number }
    body: { reason: string }
  }
}

function open(...answers: Answer[]) {
  const network = fakeNetwork(...(answers.length > 0 ? answers : [json('ok')]))
  const http = createHttpClient({
    base: '/api',
    fetch: network.fetch,
    clock: fakeClock(),
    token: () => null,
    language: () => 'en',
    timeoutSeconds: 0,
    onUnauthorized: () => undefined,
  })
  // What runs is the same for the endpoints of every site.
  return { network, api: createApiClient(http) as unknown as ApiClient<Endpoints> }
}

describe('each method', () => {
  it.each<[string, string, (api: ApiClient<Endpoints>) => Promise<unknown>, string | null]>([
    ['get', 'GET /api/plans', (api) => api.get('/plans'), null],
    ['post', 'POST /api/orders', (api) => api.post('/orders', { plan: 'pro' }), '{"plan":"pro"}'],
    ['post without a payload', 'POST /api/auth/logout', (api) => api.post('/auth/logout'), null],
    [
      'put',
      'PUT /api/plans/pro',
      (api) => api.put('/plans/:id', { title: 'Pro' }, { params: { id: 'pro' } }),
      '{"title":"Pro"}',
    ],
    ['patch', 'PATCH /api/me', (api) => api.patch('/me', { phone: '1' }), '{"phone":"1"}'],
    [
      'delete with its payload in the body',
      'DELETE /api/plans/pro/orders/7',
      (api) =>
        api.delete('/plans/:id/orders/:order', { reason: 'Moved' }, { params: { order: 7, id: 'pro' } }),
      '{"reason":"Moved"}',
    ],
  ])('%s', async (_, sent, call, body) => {
    const { api, network } = open()
    expect(await call(api)).toBe('ok')
    expect(network.calls.map(({ url, init }) => `${init.method ?? ''} ${url}`)).toEqual([sent])
    expect(network.calls[0]?.init.body).toBe(body)
  })

  it('answers with what it does not know', () => {
    const { api } = open()
    expectTypeOf(api.get('/plans')).toEqualTypeOf<Promise<unknown>>()
    expectTypeOf(api.post('/auth/logout')).toEqualTypeOf<Promise<unknown>>()
  })
})

describe('params', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['a b', 'a%20b'],
    ['a?b=c#d', 'a%3Fb%3Dc%23d'],
    ['про', '%D0%BF%D1%80%D0%BE'],
    [0, '0'],
    [':id', '%3Aid'],
    ['$&', '%24%26'],
  ])('are encoded: %s', async (id, encoded) => {
    const { api, network } = open()
    await api.get('/plans/:id', { params: { id } })
    expect(network.calls.map(({ url }) => url)).toEqual([`/api/plans/${encoded}`])
  })

  it.each(['', '..', '.', '../me', 'a\\..\\b'])('never lead to another path: "%s"', async (id) => {
    const { api, network } = open()
    expect(await caught(api.get('/plans/:id', { params: { id } }))).toBeInstanceOf(TypeError)
    expect(network.calls).toEqual([])
  })

  it('are not taken for options of the call', async () => {
    const { api, network } = open()
    await api.put('/plans/:id', { title: 'Pro' }, { params: { id: 'pro' }, keepalive: true })
    expect(network.calls[0]).toMatchObject({ url: '/api/plans/pro', init: { keepalive: true } })
  })
})

it('the query and the other options reach the call', async () => {
  const { api, network } = open()
  const controller = new AbortController()
  controller.abort()
  await api.get('/plans', { query: { page: 2, term: 'a b' } })
  expect(network.calls[0]?.url).toBe('/api/plans?page=2&term=a+b')
  expect(await caught(api.get('/plans', { signal: controller.signal }))).toMatchObject({ kind: 'aborted' })
})

it('fails as the HTTP client fails', async () => {
  const { api } = open(json({ title: 'Gone' }, 410))
  const error = await caught(api.post('/orders', { plan: 'gold' }))
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ kind: 'http', status: 410, problem: { title: 'Gone' } })
})
