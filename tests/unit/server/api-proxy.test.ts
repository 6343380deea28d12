import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isApiPath } from '../../../server/api-proxy.ts'
import { createSiteServer } from '../../../server/site-server.ts'
import { ask, serving } from './support/ask.ts'
import { makeUpDist } from './support/made-up-dist.ts'

const dist = makeUpDist()
afterAll(() => rmSync(dirname(dist), { recursive: true }))

/** A site whose API is the given provider. */
const withProvider = (provider: RequestListener, use: (origin: string) => Promise<void>) =>
  serving(createServer(provider), (apiOrigin) =>
    serving(createSiteServer({ dist, apiOrigin }), (origin) => use(origin)),
  )

const readBody = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test('method, path, headers and body arrive; status, headers and body come back', async () => {
  const seen: unknown[] = []
  await withProvider(
    (incoming, answer) => {
      void readBody(incoming).then((body) => {
        const { method, url, headers } = incoming
        seen.push([method, url, headers.authorization, headers['x-forwarded-host'], body.toString()])
        seen.push([headers['x-forwarded-for'], headers['x-forwarded-proto'], headers.host])
        answer
          .writeHead(409, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] })
          .end('{"x":1}')
      })
    },
    async (origin) => {
      const headers = {
        authorization: 'Bearer t',
        'content-type': 'application/json',
        'x-forwarded-for': '10.0.0.9',
      }
      const answer = await ask(origin, '/api/me/a%2Fb?x=1&y=%20', {
        method: 'DELETE',
        headers,
        body: '{"why":1}',
      })
      expect(answer.status).toBe(409)
      expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
      expect(answer.body.toString()).toBe('{"x":1}')
      const { host } = new URL(origin)
      expect(seen).toEqual([
        ['DELETE', '/api/me/a%2Fb?x=1&y=%20', 'Bearer t', host, '{"why":1}'],
        [expect.stringMatching(/^10\.0\.0\.9, .+/), 'http', expect.stringMatching(/^localhost:\d+$/)],
      ])
      expect(String((seen[1] as string[])[2])).not.toBe(host)
    },
  )
})

test('an answer streams: its first part arrives before the provider has written the last', async () => {
  let finish: () => void = () => undefined
  await withProvider(
    (_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' })
      answer.write('data: first\n\n')
      finish = () => answer.end('data: last\n\n')
    },
    async (origin) => {
      const response = await fetch(`${origin}/api/events`)
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader?.read())?.value).toBe('data: first\n\n')
      finish()
      expect((await reader?.read())?.value).toBe('data: last\n\n')
    },
  )
})

test('a big body passes whole', async () => {
  const sent = Buffer.alloc(20_000_000, 'abcdefg')
  await withProvider(
    (incoming, answer) => void readBody(incoming).then((body) => answer.end(String(body.equals(sent)))),
    async (origin) => {
      const response = await fetch(`${origin}/api/upload`, { method: 'POST', body: sent })
      expect(await response.text()).toBe('true')
    },
  )
})

test('a call that the visitor gives up is given up at the provider as well', async () => {
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  let left: () => void = () => undefined
  const departure = new Promise<void>((resolve) => (left = resolve))
  await withProvider(
    (incoming, answer) => {
      answer.on('close', () => left())
      incoming.resume()
      arrived()
    },
    async (origin) => {
      const stop = new AbortController()
      const call = fetch(`${origin}/api/slow`, { signal: stop.signal }).catch((error: unknown) => error)
      await arrival
      stop.abort()
      expect(await call).toMatchObject({ name: 'AbortError' })
      await departure
    },
  )
})

test('an answer that breaks off breaks off for the visitor too, and the server lives on', async () => {
  await withProvider(
    (_, answer) => {
      answer.writeHead(200, { 'content-length': '100' })
      answer.write('half', () => answer.destroy())
    },
    async (origin) => {
      await expect(ask(origin, '/api/half')).rejects.toThrow()
      expect((await ask(origin, '/en')).status).toBe(200)
    },
  )
})

describe('without a provider', () => {
  test('one that is down is answered with 502 and a problem', async () => {
    const apiOrigin = await serving(createServer(), (origin) => Promise.resolve(origin))
    await serving(createSiteServer({ dist, apiOrigin }), async (origin) => {
      for (const method of ['GET', 'POST']) {
        const answer = await ask(
          origin,
          '/api/me',
          method === 'GET' ? {} : { method, body: 'x'.repeat(100_000) },
        )
        expect(answer.status).toBe(502)
        expect(answer.headers['content-type']).toBe('application/problem+json')
        expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 502, title: 'Bad Gateway' })
      }
    })
  })

  test('none at all is answered with 503 and a problem', async () => {
    await serving(createSiteServer({ dist }), async (origin) => {
      const answer = await ask(origin, '/api/auth/login', { method: 'POST', body: '{}' })
      expect(answer.status).toBe(503)
      expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 503 })
    })
  })
})

test('an origin without a scheme is told at the start', () => {
  expect(() => createSiteServer({ dist, apiOrigin: 'localhost:8080' })).toThrow(
    'API_ORIGIN is "localhost:8080". Write it like https://provider.example.',
  )
})

test('a client that sends nonsense is answered by closing, not by falling over', async () => {
  await withProvider(
    (incoming, answer) => {
      incoming.resume()
      answer.end()
    },
    async (origin) => {
      const { hostname, port } = new URL(origin)
      const call = request({
        hostname,
        port,
        path: '/api/x',
        method: 'POST',
        headers: { 'content-length': '50' },
      })
      call.on('error', () => undefined)
      call.write('only a part')
      call.destroy()
      expect((await ask(origin, '/api/me')).status).toBe(200)
    },
  )
})

test.each([
  ['/api', '/api', true],
  ['/api/', '/api', true],
  ['/api/me', '/api', true],
  ['/api?x', '/api', true],
  ['/apis', '/api', false],
  ['/en/api', '/api', false],
  ['/api/me', '/api/', true],
  ['/api/me', null, false],
])('%s under the base %s: %s', (target, base, expected) => {
  expect(isApiPath(target, base)).toBe(expected)
})
