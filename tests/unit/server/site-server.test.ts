import { readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Server } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../../server/listen.ts'
import { createSiteServer } from '../../../server/site-server.ts'
import { ask, serving } from './support/ask.ts'
import { makeUpDist, page, script } from './support/made-up-dist.ts'

const dist = makeUpDist()
let server: Server
let origin: string

beforeAll(async () => {
  server = createSiteServer({ dist })
  origin = await listen(server, 0)
})
afterAll(() => {
  server.close()
  rmSync(dirname(dist), { recursive: true })
})

describe('pages', () => {
  test.each([
    ['/', 'root'],
    ['/en', 'home'],
    ['/en/pricing', 'pricing'],
    ['/en/pricing?plan=pro', 'pricing'],
    ['/en/%D0%A3%D0%BA%D1%80%D0%B0%D1%97%D0%BD%D0%B0', 'Ukraine'],
  ])('%s is the page "%s"', async (path, name) => {
    const answer = await ask(origin, path)
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe(page(name))
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['/en/', '/en'],
    ['/en/pricing/', '/en/pricing'],
    ['/en/pricing/?plan=pro', '/en/pricing?plan=pro'],
    ['/en/pricing/index.html', '/en/pricing'],
    ['/index.html', '/'],
    ['/en/%D0%A3%D0%BA%D1%80%D0%B0%D1%97%D0%BD%D0%B0/', '/en/%D0%A3%D0%BA%D1%80%D0%B0%D1%97%D0%BD%D0%B0'],
  ])('%s moves for good to %s', async (path, location) => {
    const answer = await ask(origin, path)
    expect(answer.status).toBe(301)
    expect(answer.headers.location).toBe(location)
  })

  test('HEAD answers without a body', async () => {
    const answer = await ask(origin, '/en', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-length']).toBe(String(page('home').length))
    expect(answer.body).toHaveLength(0)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await ask(origin, '/en', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('what is not there', () => {
  test.each([
    ['/en/nope', 'nothing in English'],
    ['/en/nope/', 'nothing in English'],
    ['/en/pricing/nope', 'nothing in English'],
    ['/en/404.html', 'nothing in English'],
    ['/en/404', 'nothing in English'],
    ['/ru', 'ничего'],
    ['/ru/pricing', 'ничего'],
    ['/de/pricing', 'nothing here'],
    ['/login', 'nothing here'],
    ['//evil.example/', 'nothing here'],
    ['//en/', 'nothing here'],
    ['/en//pricing/', 'nothing in English'],
    ['/en/x%2fy', 'nothing in English'],
    ['/en/x%5cy', 'nothing in English'],
    ['/assets', 'nothing here'],
  ])('%s answers 404 with the page "%s"', async (path, name) => {
    const answer = await ask(origin, path)
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toBe(page(name))
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toBeDefined()
  })

  test.each([
    '/assets/gone.js',
    '/assets/gone',
    '/en/nope/_payload.json',
    '/builds/meta/none.json',
    '/favicon.ico',
    '/.site/server.json',
    '/.site',
    '/_headers',
    '/nginx.conf',
    '/assets/entry-1a2b.js.br',
    '/%2e%2e/etc/passwd',
    '/en/..%2f..%2f.site/server',
    '/en/..%5c..%5cx',
    '/../../../../etc/passwd',
    '/%2esite/server.json',
    '/en/..%2f..%2fpackage.json',
  ])('%s is never answered with a page', async (path) => {
    const answer = await ask(origin, path)
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).not.toContain('html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body.length).toBeLessThan(200)
  })

  test('the 404 page is sent compressed', async () => {
    const answer = await ask(origin, '/en/nope', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.body).toString()).toBe(page('nothing in English'))
  })

  test('HEAD of nothing has no body', async () => {
    const answer = await ask(origin, '/en/nope', { method: 'HEAD' })
    expect(answer.status).toBe(404)
    expect(answer.body).toHaveLength(0)
  })

  test.each(['/%', '/en/%E0%A4%A', '/%zz', '/a%00b', '*'])('%s is a bad request', async (target) => {
    expect((await ask(origin, target)).status).toBe(400)
  })
})

describe('files', () => {
  const asset = '/assets/entry-1a2b.js'

  test('built files are kept for a year', async () => {
    const { headers, status } = await ask(origin, asset)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toContain('javascript')
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const { headers, body } = await ask(origin, asset, { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect((decode ? decode(body) : body).toString()).toBe(script)
  })

  test('a file that is known already is not sent again', async () => {
    const { etag = '' } = (await ask(origin, '/en/pricing/_payload.json')).headers
    const again = await ask(origin, '/en/pricing/_payload.json', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  test.each([
    ['bytes=0-9', 206, script.slice(0, 10)],
    ['bytes=4990-', 206, script.slice(4990)],
    ['bytes=-5', 200, script],
    ['bytes=9-2', 200, script],
    ['bytes=0-1,4-5', 200, script],
    ['lines=1-2', 200, script],
  ])('Range "%s" gets %i', async (range, status, body) => {
    const answer = await ask(origin, asset, { headers: { range } })
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).toBe(body)
  })

  test('a range past the end is refused', async () => {
    expect((await ask(origin, asset, { headers: { range: 'bytes=99999-' } })).status).toBe(416)
  })

  test('compressed twins have no address of their own', async () => {
    expect((await ask(origin, `${asset}.br`)).status).toBe(404)
  })

  test.runIf(process.platform === 'linux')('visitors that leave early leave no file open', async () => {
    const big = join(dist, 'assets/big.js')
    writeFileSync(big, 'x'.repeat(8_000_000))
    const open = () =>
      readdirSync('/proc/self/fd').filter((entry) => {
        try {
          return readlinkSync(`/proc/self/fd/${entry}`) === big
        } catch {
          return false
        }
      })
    const stop = new AbortController()
    const visits = Array.from({ length: 5 }, () => fetch(`${origin}/assets/big.js`, { signal: stop.signal }))
    await Promise.all(visits)
    expect(open()).toHaveLength(5)
    stop.abort()
    await expect.poll(open).toEqual([])
  })
})

test('a new build is served as soon as it is in place', async () => {
  const first = makeUpDist()
  await serving(createSiteServer({ dist: first }), async (url) => {
    expect((await ask(url, '/en')).body.toString()).toBe(page('home'))
    const next = makeUpDist()
    writeFileSync(join(next, 'en/index.html'), page('a longer home than before'))
    renameSync(first, `${first}-old`)
    renameSync(next, first)
    expect((await ask(url, '/en')).body.toString()).toBe(page('a longer home than before'))
  })
})

test('a folder without a built site is told in one sentence', () => {
  expect(() => createSiteServer({ dist: '/nowhere' })).toThrow(
    'There is no built site in /nowhere. Run: npm run build',
  )
})

test('a port that is taken is told in one sentence', async () => {
  await serving(createSiteServer({ dist }), async (url) => {
    const port = Number(new URL(url).port)
    await expect(listen(createSiteServer({ dist }), port)).rejects.toThrow(
      `Port ${port} is in use. Choose another one: PORT=${port + 1}.`,
    )
  })
})
