import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostFiles } from '../../prerender/hosts/host-files.ts'
import { listen } from '../../server/listen.ts'
import { createSiteServer } from '../../server/site-server.ts'
import { ask, type Answer } from '../unit/server/support/ask.ts'
import { makeUpDist } from '../unit/server/support/made-up-dist.ts'
import { hasNginx, runNginx } from './support/run-nginx.ts'

const [, config] = hostFiles({
  hosts: ['nginx'],
  siteUrl: 'https://provider.example',
  apiBase: '/api',
  styles: 'a{}',
  scripts: ['boot()'],
  localeCodes: ['en', 'ru'],
})

const compared = [
  'content-security-policy',
  'cache-control',
  'strict-transport-security',
  'x-content-type-options',
  'location',
  'content-encoding',
] as const

/** What must not differ between hosts. */
const essence = ({ status, headers, body }: Answer) => ({
  status,
  ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
  // The short answer of a redirect is each host's own.
  ...(status !== 301 && { type: headers['content-type']?.replace(/;.*/, ''), body: body.toString('base64') }),
})

describe.runIf(hasNginx)('nginx with the built nginx.conf answers as our own server does', () => {
  const dist = makeUpDist()
  let nginx: Awaited<ReturnType<typeof runNginx>>
  let server: Server
  let own: string

  beforeAll(async () => {
    nginx = await runNginx(config?.content ?? '', dist)
    server = createSiteServer({ dist })
    own = await listen(server, 0)
  })
  afterAll(async () => {
    await nginx.stop()
    server.close()
    rmSync(dirname(dist), { recursive: true })
  })

  test.each([
    '/',
    '/en',
    '/en/',
    '/en/pricing',
    '/en/pricing?plan=pro',
    '/en/pricing/?plan=pro',
    '/en/pricing/index.html',
    '/index.html',
    '/en/%D0%A3%D0%BA%D1%80%D0%B0%D1%97%D0%BD%D0%B0',
    '/en/%D0%A3%D0%BA%D1%80%D0%B0%D1%97%D0%BD%D0%B0/',
    '/en/pricing/_payload.json',
    '/builds/latest.json',
    '/assets/entry-1a2b.js',
    '/robots.txt',
    '/en/nope',
    '/en/nope/',
    '/en/404.html',
    '/404.html',
    '/ru',
    '/ru/pricing',
    '/de/pricing',
    '/english',
    '//evil.example/',
    '/assets',
    '/assets/gone.js',
    '/favicon.ico',
    '/nginx.conf',
    '/assets/entry-1a2b.js.gz',
  ])('%s', async (path) => {
    const headers = { 'accept-encoding': 'gzip' }
    expect(essence(await ask(nginx.origin, path, { headers }))).toEqual(
      essence(await ask(own, path, { headers })),
    )
  })

  test.each([
    '/en/nope/_payload.json',
    '/builds/meta/none.json',
    '/.site/server.json',
    '/en/%E0%A4%A',
    '/api/me',
  ])('%s: the same status, and never a page', async (path) => {
    const [theirs, ours] = [await ask(nginx.origin, path), await ask(own, path)]
    expect(theirs.status).toBe(ours.status)
    expect(theirs.headers['cache-control']).toBe(ours.headers['cache-control'])
    if (ours.status !== 400) expect(theirs.headers['content-type']).not.toContain('html')
  })
})
