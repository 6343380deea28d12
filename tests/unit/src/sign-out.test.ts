import { describe, expect, it } from 'vitest'
import { signOut } from '../../../src/blocks/sign-out.ts'
import { createHttpClient } from '../../../src/services/http-client.ts'
import { createSession } from '../../../src/services/session.ts'
import { createFormKeeper } from '../../../src/boot/form-keeper.ts'
import { fakeClock, settle } from '../services/support/fake-clock.ts'
import { fakeNetwork, json, silence, unreachable, type Answer } from '../services/support/fake-network.ts'
import { fakeStorage } from '../services/support/fake-storage.ts'

const send = { method: 'POST', path: '/auth/logout' } as const

function visitor(token: string, answer: Answer) {
  const network = fakeNetwork(answer)
  const refused: string[] = []
  const storage = fakeStorage({ drafts: '[]', theme: 'dark' })
  // A document, as far as it is asked: without forms.
  const document = { querySelectorAll: () => [] } as unknown as Document
  const forms = createFormKeeper({
    document,
    storage: () => storage,
    shared: () => null,
    path: () => '/en/logout',
    codes: ['en'],
  })
  const session = createSession({
    key: 'token',
    store: 'memory',
    stores: {},
    onStorageEvent: () => undefined,
  })
  session.set(token)
  const http = createHttpClient({
    ...network,
    clock: fakeClock(),
    base: '/api',
    token: session.get,
    language: () => 'en',
    timeoutSeconds: 0,
    onUnauthorized: (ended) => refused.push(ended),
  })
  return { network, refused, storage, services: { session, http, forms } }
}

describe('signOut', () => {
  it.each([
    ['agrees', json({}), true],
    ['knows the session no more', json({}, 401), true],
    ['fails', json({}, 500), false],
    ['knows no such call', json({}, 404), false],
    ['cannot be reached', unreachable, false],
  ])('ends the session where the server %s, and says whether it knows', async (_, answer, knows) => {
    const { network, refused, services } = visitor('secret', answer)
    const told = signOut(services, send)
    expect(services.session.get()).toBeNull()
    expect(await told).toBe(knows)
    expect(refused).toEqual([])
    expect(await signOut(services, send)).toBe(true)
    expect(network.calls).toHaveLength(1)
  })

  it('does not wait for a server that does not answer', async () => {
    const { services } = visitor('secret', silence)
    void signOut(services, send)
    await settle()
    expect(services.session.get()).toBeNull()
  })

  it('forgets what was typed on any page, and nothing else', async () => {
    const { services, storage } = visitor('secret', json({}))
    await signOut(services, send)
    expect(storage.values).toEqual({ theme: 'dark' })
  })

  it('tells the server whose session it was, even when the page is left at once', () => {
    const { network, services } = visitor('secret', silence)
    void signOut(services, send)
    services.http.abortAll()
    expect(network.calls[0]).toMatchObject({
      url: '/api/auth/logout',
      init: { method: 'POST', keepalive: true },
      headers: { authorization: 'Bearer secret' },
    })
    expect(network.calls[0]?.init.signal?.aborted).toBe(false)
  })

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'tells it with %s, as configured',
    async (method) => {
      const { network, services } = visitor('secret', json({}))
      await signOut(services, { method, path: '/session' })
      expect(network.calls[0]).toMatchObject({ url: '/api/session', init: { method, keepalive: true } })
    },
  )

  it('has nobody to tell where no call is configured', async () => {
    const { network, services } = visitor('secret', unreachable)
    expect(await signOut(services, undefined)).toBe(true)
    expect(services.session.get()).toBeNull()
    expect(network.calls).toEqual([])
  })

  it('has nothing to tell for a guest', async () => {
    const { network, services } = visitor('', json({}))
    expect(await signOut(services, send)).toBe(true)
    expect(network.calls).toEqual([])
  })
})
