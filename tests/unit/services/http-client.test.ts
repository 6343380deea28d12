import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createHttpClient, type CallOptions, type HttpClient } from '../../../src/services/http-client.ts'
import { caught } from './support/caught.ts'
import { fakeClock, settle } from './support/fake-clock.ts'
import { fakeNetwork, json, silence, text, type Answer } from './support/fake-network.ts'

interface Setup {
  base?: string
  token?: string | null
  timeoutSeconds?: number
  answers?: Answer[]
}

function open({ base = '/api', token = null, timeoutSeconds = 0, answers = [json('ok')] }: Setup = {}) {
  const network = fakeNetwork(...answers)
  const clock = fakeClock()
  const session = { token, language: 'en' }
  const onUnauthorized = vi.fn()
  const client = createHttpClient({
    base,
    fetch: network.fetch,
    clock,
    token: () => session.token,
    language: () => session.language,
    timeoutSeconds,
    onUnauthorized,
  })
  return { client, network, clock, session, onUnauthorized }
}

describe('the helpers', () => {
  const body = { a: 1 }
  it.each<[string, string, (client: HttpClient) => Promise<unknown>, string | null]>([
    ['get', 'GET', (client) => client.get('/x'), null],
    ['post', 'POST', (client) => client.post('/x', body), '{"a":1}'],
    ['put', 'PUT', (client) => client.put('/x', body), '{"a":1}'],
    ['patch', 'PATCH', (client) => client.patch('/x', body), '{"a":1}'],
    ['delete', 'DELETE', (client) => client.delete('/x', body), '{"a":1}'],
    ['post without a body', 'POST', (client) => client.post('/x'), null],
    ['delete without a body', 'DELETE', (client) => client.delete('/x'), null],
    ['put of null', 'PUT', (client) => client.put('/x', null), 'null'],
  ])('%s', async (_, method, call, sent) => {
    const { client, network } = open()
    expect(await call(client)).toBe('ok')
    const [made] = network.calls
    expect(made).toMatchObject({ url: '/api/x', init: { method, redirect: 'manual', keepalive: false } })
    expect(made?.init.body).toBe(sent)
    expect(made?.headers).toEqual({
      accept: 'application/json, application/problem+json',
      'accept-language': 'en',
      ...(sent === null ? {} : { 'content-type': 'application/json' }),
    })
  })

  it('promise no more than they know', () => {
    expectTypeOf<ReturnType<HttpClient['get']>>().toEqualTypeOf<Promise<unknown>>()
    expectTypeOf<HttpClient['get']>().parameter(1).toEqualTypeOf<CallOptions | undefined>()
  })
})

describe('addresses', () => {
  it.each([
    ['/api', '/x', '/api/x'],
    ['/api/', '/x', '/api/x'],
    ['/', '/x', '/x'],
    ['https://api.example/v1/', '/x', 'https://api.example/v1/x'],
    ['/api', '/', '/api/'],
    ['/api', '/a..b/...', '/api/a..b/...'],
    ['/api', '/a?to=/../b//c', '/api/a?to=/../b//c'],
    ['/api', '/%D1%96м', '/api/%D1%96м'],
  ])('base %s, path %s', async (base, path, url) => {
    const { client, network } = open({ base, token: 'secret' })
    await client.get(path)
    expect(network.calls[0]?.url).toBe(url)
  })

  it.each([
    '',
    'x',
    '?x=1',
    'https://evil.example/x',
    '//evil.example/x',
    '/a//b',
    '/..',
    '/../x',
    '/a/../../x',
    '/./x',
    '/a/.',
    '/%2e%2e/x',
    '/.%2E/x',
    '/a%2f..%2fx',
    '/..%5cx',
    '/..;/x',
    '/\\evil.example',
    '/.\t./x',
    '/.\n./x',
    '/a b',
    '/x\u007f',
    '/x#y',
    '/%E0%A4%A',
  ])('never %j', async (path) => {
    const { client, network } = open({ token: 'secret' })
    expect(await caught(client.post(path, {}))).toBeInstanceOf(TypeError)
    expect(network.calls).toEqual([])
  })

  it.each([
    [{}, '/api/x'],
    [{ a: 1, b: true, c: 'я &' }, '/api/x?a=1&b=true&c=%D1%8F+%26'],
    [{ a: null, b: undefined }, '/api/x'],
    [{ a: '', b: null }, '/api/x?a='],
  ])('query %j', async (query, url) => {
    const { client, network } = open()
    await client.get('/x', { query })
    expect(network.calls[0]?.url).toBe(url)
  })

  it('adds to a query that is there', async () => {
    const { client, network } = open()
    await client.delete('/x?a=1', undefined, { query: { b: 2 } })
    expect(network.calls[0]?.url).toBe('/api/x?a=1&b=2')
  })
})

describe('the token', () => {
  it('is read before every call', async () => {
    const { client, network, session } = open()
    const sent = async () => {
      await client.get('/x')
      return network.calls.at(-1)?.headers['authorization']
    }
    expect(await sent()).toBeUndefined()
    session.token = 'first'
    expect(await sent()).toBe('Bearer first')
    session.token = 'second'
    expect(await sent()).toBe('Bearer second')
    session.token = ''
    expect(await sent()).toBeUndefined()
  })

  const refused = text(null, 401)

  it('that is refused ends the session once, however many calls it failed', async () => {
    const { client, onUnauthorized } = open({ token: 'old', answers: [refused] })
    const errors = await Promise.all([client.get('/a'), client.get('/b'), client.get('/c')].map(caught))
    expect(errors).toMatchObject([{ status: 401 }, { status: 401 }, { status: 401 }])
    expect(onUnauthorized.mock.calls).toEqual([['old']])
  })

  it('of the next session is refused by itself', async () => {
    const { client, session, onUnauthorized } = open({ token: 'old', answers: [refused] })
    await caught(client.get('/a'))
    session.token = 'new'
    await caught(client.get('/a'))
    expect(onUnauthorized.mock.calls).toEqual([['old'], ['new']])
  })

  it('that was replaced meanwhile does not end the new session', async () => {
    const { client, session, onUnauthorized } = open({ token: 'old', answers: [refused] })
    const failure = caught(client.get('/a'))
    session.token = 'new'
    await failure
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it.each([
    ['401 without a token', null, refused],
    ['403', 'token', text(null, 403)],
    ['no network', 'token', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not ended by %s', async (_, token, answer) => {
    const { client, onUnauthorized } = open({ token, answers: [answer] })
    await caught(client.get('/a'))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('the end of a call', () => {
  it.each([
    ['the client', 2, {}, [2000]],
    ['the call', 2, { timeoutSeconds: 5 }, [5000]],
    ['the call: never', 2, { timeoutSeconds: 0 }, []],
    ['nobody', 0, {}, []],
  ])('by a timeout of %s', (_, timeoutSeconds, options, waiting) => {
    const { client, clock } = open({ timeoutSeconds, answers: [silence] })
    client.get('/x', options).catch(() => undefined)
    expect(clock.waiting()).toEqual(waiting)
  })

  it('by its own signal', async () => {
    const controller = new AbortController()
    const { client } = open({ answers: [silence] })
    const failure = caught(client.get('/x', { signal: controller.signal }))
    controller.abort()
    expect(await failure).toMatchObject({ kind: 'aborted' })
  })

  it('by navigation, which concerns what is under way and nothing after it', async () => {
    const { client, network } = open({ answers: [silence] })
    const failures = [client.get('/a'), client.post('/b', {})].map(caught)
    client.abortAll()
    expect(await Promise.all(failures)).toMatchObject([{ kind: 'aborted' }, { kind: 'aborted' }])
    network.answer(json('next'))
    expect(await client.get('/c')).toBe('next')
  })

  it('not by navigation when it is to outlive the page', async () => {
    const { client, network } = open({ answers: [silence] })
    const controller = new AbortController()
    const failure = caught(client.post('/logout', undefined, { keepalive: true, signal: controller.signal }))
    client.abortAll()
    await settle()
    expect(network.calls[0]?.init).toMatchObject({ keepalive: true, signal: { aborted: false } })
    controller.abort()
    expect(await failure).toMatchObject({ kind: 'aborted' })
  })
})

describe('what goes along with a call', () => {
  it('is the language shown by then', async () => {
    const { client, network, session } = open()
    await client.get('/x')
    session.language = 'uk'
    await client.get('/x')
    session.language = ''
    await client.get('/x')
    expect(network.calls.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'uk', undefined])
  })

  it('is the key under which it counts once, where there is one', async () => {
    const { client, network } = open()
    await client.post('/x', {}, { idempotencyKey: 'k1' })
    await client.post('/x', {})
    expect(network.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined])
  })

  it('is whether a 401 is about the session', async () => {
    const { client, onUnauthorized } = open({ token: 'secret', answers: [json({}, 401)] })
    expect(await caught(client.post('/x', {}, { keepSession: true }))).toMatchObject({ status: 401 })
    expect(onUnauthorized).not.toHaveBeenCalled()
    await caught(client.post('/x', {}))
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })
})
