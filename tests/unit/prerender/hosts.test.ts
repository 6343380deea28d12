import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostFiles, type HostOptions } from '../../../prerender/hosts/host-files.ts'
import { headersFor, headerRules } from '../../../prerender/hosts/header-rules.ts'

const options: HostOptions = {
  hosts: ['netlify', 'cloudflare', 'nginx'],
  siteUrl: 'https://provider.example',
  apiBase: '/api',
  styles: 'a{color:red}',
  scripts: ['boot()', 'root()'],
  localeCodes: ['en', 'pt-BR'],
}

const files = (changes: Partial<HostOptions> = {}) =>
  new Map(hostFiles({ ...options, ...changes }).map(({ path, content }) => [path, content]))

test.each(['_headers', '_redirects', 'nginx.conf'])('%s', async (name) => {
  await expect(files().get(name)).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
})

test('a host that is not named gets no file', () => {
  expect([...files({ hosts: [] }).keys()]).toEqual(['.site/server.json'])
  expect([...files({ hosts: ['nginx'] }).keys()]).toEqual(['.site/server.json', 'nginx.conf'])
  expect(files({ hosts: ['cloudflare'] }).get('_redirects')).not.toContain('404')
})

test('an API on another origin may be called and is not proxied', () => {
  const remote = files({ apiBase: 'https://api.provider.example/v1' })
  expect(remote.get('_headers')).toContain("connect-src 'self' https://api.provider.example;")
  expect(remote.get('_redirects')).not.toContain('api')
  expect(remote.get('nginx.conf')).not.toContain('proxy_pass')
  expect(JSON.parse(remote.get('.site/server.json') ?? '')).toMatchObject({ apiBase: null })
})

test('the inline scripts are named by their hashes, and no other may run', () => {
  const hash = createHash('sha256').update('root()').digest('base64')
  for (const name of ['_headers', 'nginx.conf', '.site/server.json']) {
    expect(files().get(name)).toMatch(/script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/)
    expect(files().get(name)).toContain(`'sha256-${hash}'`)
    expect(files().get(name)).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  }
})

test('a site on plain http asks for no https', () => {
  expect(files({ siteUrl: 'http://localhost' }).get('_headers')).not.toContain('Strict-Transport-Security')
})

test('no two rules for one path set the same header', () => {
  const rules = headerRules({ ...options, styles: '' })
  for (const path of [
    '/',
    '/en',
    '/en/pricing',
    '/pt-BR/x/_payload.json',
    '/assets/a.js',
    '/builds/latest.json',
  ]) {
    const names = rules
      .filter((rule) => Object.keys(headersFor([rule], path)).length > 0)
      .flatMap(({ headers }) => Object.keys(headers))
    expect(new Set(names).size, path).toBe(names.length)
  }
})

test.each([
  ['/en', 'no-cache'],
  ['/en/x/_payload.json', 'no-cache'],
  ['/builds/latest.json', 'no-cache'],
  ['/builds/meta/1.json', 'public, max-age=31536000, immutable'],
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ['/english', undefined],
])('%s is cached with %s', (path, expected) => {
  expect(headersFor(headerRules({ ...options, styles: '' }), path)['Cache-Control']).toBe(expected)
})
