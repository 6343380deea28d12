import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bundle } from '../../../prerender/bundle.ts'
import { buildSite } from '../../../prerender/build-site.ts'
import { makeTinySite, tinyBundle, tinyScripts } from './support/tiny-site.ts'

const noProgress = () => ({ step: () => undefined, stop: () => undefined })
const plainApp = tinyBundle(({ url, locale, root }) => `<p>${url} ${locale} ${root}</p>$& $1`)

let siteDir: string
const build = (makeBundle = plainApp) => buildSite({ siteDir, makeBundle, makeProgress: noProgress })
const read = (file: string) => readFileSync(join(siteDir, 'dist', file), 'utf8')
const json = (file: string): unknown => JSON.parse(read(file))

beforeEach(() => (siteDir = makeTinySite()))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(siteDir, { recursive: true })
})

describe('what a build leaves', () => {
  test('every page, its payload, the 404 pages and everything around them', async () => {
    const { failures, id, pages } = await build()
    expect(failures).toEqual([])
    expect(pages).toBe(8)
    const files = readdirSync(join(siteDir, 'dist'), { recursive: true, withFileTypes: true })
    const names = files
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(siteDir.length + 6))
      .map((name) => name.replace(/^(assets\/previews\/)[0-9a-f]{16}\b/, '$1<hash>'))
    expect(names.sort()).toEqual(
      [
        '.site/server.json',
        '404.html',
        '_headers',
        '_payload.json',
        '_redirects',
        'apple-touch-icon.png',
        'assets/entry-1.js',
        'assets/previews/<hash>.png',
        'builds/latest.json',
        `builds/meta/${id}.json`,
        'en/404.html',
        'en/_payload.json',
        'en/index.html',
        'en/plans/a b/_payload.json',
        'en/plans/a b/index.html',
        'favicon.ico',
        'favicon.svg',
        'index.html',
        'nginx.conf',
        'robots.txt',
        'sitemap.xml',
        'uk/404.html',
        'uk/_payload.json',
        'uk/index.html',
        'uk/plans/a b/_payload.json',
        'uk/plans/a b/index.html',
      ].sort(),
    )
    expect(readdirSync(siteDir).sort()).toEqual(['dist', 'generated'])
  })

  test('a page is a whole document with its language, head, app and data', async () => {
    await build()
    const html = read('uk/index.html')
    expect(html).toMatch(/^<!doctype html><html lang="uk" dir="ltr" data-build="[0-9a-f]{16}"/)
    expect(html).toContain('<title>home</title>')
    expect(html).toContain('<div id="app"><p>/uk uk false</p>$& $1')
    expect(read('index.html')).toContain('<p>/ en true</p>')
    expect(read('uk/404.html')).toContain('<p>/uk/404 uk false</p>')
    expect(read('404.html')).toContain('<p>/404 en false</p>')
  })

  test('a page starts by the scripts it needs, and says what they have to know', async () => {
    const { id } = await build()
    const uk = read('uk/plans/a b/index.html')
    expect(uk).toContain(
      `<html lang="uk" dir="ltr" data-build="${id}" data-start="now" data-sign-in="/uk/plans/:id" ` +
        'data-checks="[{&quot;query&quot;:&quot;a&quot;,&quot;oneOf&quot;:[&quot;\\&quot;b\\&quot;&quot;],&quot;optional&quot;:true}]">',
    )
    expect(uk).toContain(
      '<meta name="runtime" content="/assets/entry-1.js /assets/shared-1.js /assets/call-1.js /assets/call-part-1.js">\n' +
        '<script>boot()</script>\n<script>forms()</script>\n<link rel="icon"',
    )
    const home = read('en/index.html')
    expect(home).toContain(`data-build="${id}" data-start="intent">`)
    expect(home).toContain('<script>boot()</script>\n<link rel="icon"')
    expect(read('404.html')).toMatch(
      /data-start="now" data-checks="[^"]+">.*<script>boot\(\)<\/script>\n<link rel="icon"/s,
    )
    const root = read('index.html')
    expect(root).toContain('<script>root()</script>\n<link rel="icon"')
    expect(root).not.toMatch(/boot\(\)|name="runtime"|data-start/)
    for (const html of [uk, home, root]) {
      expect(html).not.toContain('type="module"')
      expect(html).toContain('<template id="stuck"><p role="alert">Stuck</p></template>')
    }
  })

  test('data inside the page cannot end its own element', async () => {
    await build()
    const [, embedded = ''] =
      /<script type="application\/json" id="payload">(.*?)<\/script>/.exec(read('en/index.html')) ?? []
    expect(embedded).toContain('\\u003c/script>')
    expect(JSON.parse(embedded)).toEqual(json('en/_payload.json'))
  })

  test('a payload holds what its page needs and nothing else', async () => {
    await build()
    expect(json('uk/plans/a b/_payload.json')).toEqual({
      page: {
        name: 'plan',
        access: 'members',
        start: 'now',
        validate: [{ param: 'id' }, { query: 'a', oneOf: ['"b"'], optional: true }],
        blocks: [{ type: 'callToAction' }],
        meta: { index: false },
        messages: ['plan.title'],
        documents: ['terms'],
        forms: ['ask'],
      },
      locale: 'uk',
      params: { id: 'a b' },
      messages: { 'site.name': [{ type: 0, value: 'Сайт' }], 'plan.title': [] },
      documents: { terms: { title: 'Умови' } },
      forms: { ask: { method: 'POST' } },
    })
  })

  test('the sitemap lists what may be listed, in order', async () => {
    await build()
    expect(read('sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
        <url>
          <loc>https://provider.example/</loc>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://provider.example/?a&amp;b"/>
        </url>
        <url>
          <loc>https://provider.example/en</loc>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://provider.example/en?a&amp;b"/>
        </url>
        <url>
          <loc>https://provider.example/uk</loc>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://provider.example/uk?a&amp;b"/>
        </url>
      </urlset>
      "
    `)
  })

  test('texts have compressed twins, short ones none', async () => {
    await build()
    for (const file of ['index.html', 'assets/entry-1.js']) {
      const content = read(file)
      const bytes = (ending: string) => readFileSync(join(siteDir, 'dist', file + ending))
      expect(brotliDecompressSync(bytes('.br')).toString()).toBe(content)
      expect(gunzipSync(bytes('.gz')).toString()).toBe(content)
    }
    expect(existsSync(join(siteDir, 'dist/robots.txt.br'))).toBe(false)
  })
})

describe('the identity of a build', () => {
  test('follows the content alone', async () => {
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000')
    const first = await build()
    expect(json('builds/latest.json')).toEqual({ id: first.id, timestamp: 1_700_000_000_000 })
    expect(json(`builds/meta/${first.id}.json`)).toEqual({
      id: first.id,
      timestamp: 1_700_000_000_000,
      prerendered: ['/', '/en', '/uk', '/en/plans/a%20b', '/uk/plans/a%20b'],
    })
    vi.stubEnv('SOURCE_DATE_EPOCH', '1800000000')
    expect((await build()).id).toBe(first.id)
    expect(read('en/index.html')).toContain(`data-build="${first.id}"`)
    writeFileSync(join(siteDir, 'generated/checksums.txt'), 'another text')
    expect((await build()).id).not.toBe(first.id)
    writeFileSync(join(siteDir, 'generated/checksums.txt'), 'what codegen wrote')
    expect((await build()).id).toBe(first.id)
    expect((await build(tinyBundle(() => 'something else'))).id).not.toBe(first.id)
    const { id } = await build(changed({ scripts: { ...tinyScripts, boot: { code: 'new()', modules: {} } } }))
    expect(id).not.toBe(first.id)
    expect(readdirSync(join(siteDir, 'dist/builds/meta'))).toHaveLength(1)
  })
})

/** The tiny bundle with parts of it replaced. */
const changed =
  (parts: Partial<Bundle>): typeof plainApp =>
  async (folder, staging) => ({ ...(await plainApp(folder, staging)), ...parts })

test('code that browsers must not get, or not so much of, leaves the last good build', async () => {
  const { weights } = await build()
  expect(weights.join('\n')).toMatch(/^ +0\.01 KB of 3\.00 KB {2}boot script$/m)
  const before = read('index.html')
  const heavy = { code: randomBytes(3100).toString('latin1'), modules: {} }
  const { problems, id } = await build(changed({ scripts: { ...tinyScripts, boot: heavy } }))
  expect(problems).toEqual([expect.stringMatching(/^The boot script has \d/)])
  expect(id).toBe('')
  expect(read('index.html')).toBe(before)
})

describe('a build that fails', () => {
  const failing = tinyBundle(({ payload, locale }) => {
    if (payload?.documents['terms']) throw new Error(`no plan in ${locale}`)
    return ''
  })

  test('names every page that failed, and leaves the last good build', async () => {
    await build()
    const before = read('index.html')
    const { failures } = await build(failing)
    expect(failures).toMatchObject([
      { page: 'plan', locale: 'en', path: '/en/plans/a%20b', cause: { message: 'no plan in en' } },
      { page: 'plan', locale: 'uk', path: '/uk/plans/a%20b', cause: { message: 'no plan in uk' } },
    ])
    expect(read('index.html')).toBe(before)
    expect(readdirSync(siteDir).sort()).toEqual(['dist', 'generated'])
  })

  test('leaves nothing where there was nothing', async () => {
    await build(failing)
    expect(readdirSync(siteDir)).toEqual(['generated'])
  })

  test('a bundle that cannot be made leaves the last good build', async () => {
    await build()
    await expect(build(() => Promise.reject(new Error('syntax')))).rejects.toThrow('syntax')
    expect(readdirSync(siteDir).sort()).toEqual(['dist', 'generated'])
  })

  test('a file that another build kept open is swept away once that build is dead', async () => {
    // A process id that no system gives.
    const dead = join(siteDir, '.dist-99999999')
    mkdirSync(join(dead, 'last'), { recursive: true })
    writeFileSync(join(dead, 'last/index.html'), 'the last good build')
    await build(failing)
    expect(read('index.html')).toBe('the last good build')
    expect(existsSync(dead)).toBe(false)
  })
})

test('twins of what did not change are taken over', async () => {
  await build()
  const twin = join(siteDir, 'dist/index.html.br')
  writeFileSync(twin, 'from the last build')
  await build()
  expect(readFileSync(twin, 'utf8')).toBe('from the last build')
  await build(tinyBundle(() => 'changed'))
  expect(statSync(twin).size).toBeGreaterThan(20)
})
