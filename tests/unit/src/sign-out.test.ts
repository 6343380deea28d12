import { describe, expect, it } from 'vitest'
import { signOut } from '../../../src/blocks/sign-out-block.tsx'
import { createHttpClient } from '../../../src/services/http-client.ts'
import { createSession } from '../../../src/services/session.ts'
import { fakeClock, settle } from '../services/support/fake-clock.ts'
import { fakeNetwork, json, silence, unreachable, type Answer } from '../services/support/fake-network.ts'

function visitor(token: string, answer: Answer) {
  const network = fakeNetwork(answer)
  const refused: string[] = []
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
  return { network, refused, session, http }
}

describe('signOut', () => {
  it.each([
    ['agrees', json({})],
    ['fails', json({}, 500)],
    ['does not answer', silence],
    ['cannot be reached', unreachable],
    ['knows the session no more', json({}, 401)],
  ])('ends the session where the server %s, once', async (_, answer) => {
    const { network, refused, session, http } = visitor('secret', answer)
    signOut({ session, http })
    expect(session.get()).toBeNull()
    await settle()
    expect(refused).toEqual([])
    signOut({ session, http })
    expect(network.calls).toHaveLength(1)
  })

  it('tells the server whose session it was, even when the page is left at once', () => {
    const { network, session, http } = visitor('secret', silence)
    signOut({ session, http })
    http.abortAll()
    expect(network.calls[0]).toMatchObject({
      url: '/api/auth/logout',
      init: { method: 'POST', keepalive: true },
      headers: { authorization: 'Bearer secret' },
    })
    expect(network.calls[0]?.init.signal?.aborted).toBe(false)
  })

  it('has nothing to tell for a guest', () => {
    const { network, session, http } = visitor('', json({}))
    signOut({ session, http })
    expect(network.calls).toEqual([])
  })
})
