import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ViteDevServer } from 'vite'
import { createDevServer } from '../../../dev/dev-server.ts'
import { openPage, type OpenPage } from './support/listen-to-vite.ts'

const repository = resolve(import.meta.dirname, '../../..')

let siteDir: string
let server: ViteDevServer | undefined
let page: OpenPage | undefined
let log: string

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'dev-site-'))
  for (const name of [
    'site.config.yaml',
    'reference-api/openapi.json',
    'translations',
    'content',
    'generated',
  ]) {
    cpSync(join(repository, name), join(siteDir, name), { recursive: true })
  }
  log = ''
})

afterEach(async () => {
  page?.close()
  await server?.close()
  // Vite may still be writing what it has looked up of the libraries, in this very process.
  await rm(siteDir, { recursive: true, maxRetries: 25, retryDelay: 200 })
}, 120_000)

async function start(): Promise<{ origin: string; open: () => Promise<OpenPage> }> {
  server = await createDevServer({ siteDir, port: 0, color: false, log: (text) => (log += text) })
  await server.listen()
  // A server that listens on a port has an address.
  const { port } = server.httpServer?.address() as AddressInfo
  const origin = `http://localhost:${port}`
  return { origin, open: async () => (page = await openPage(origin)) }
}

const edit = (file: string, from: string, to: string): void => {
  const path = join(siteDir, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

const textOf = async (origin: string, path: string): Promise<string> => (await fetch(origin + path)).text()

test('pages, payloads and 404 pages are as in a build', async () => {
  const { origin } = await start()
  const home = await fetch(`${origin}/uk`)
  expect(home.status).toBe(200)
  const html = await home.text()
  expect(html).toMatch(/<html lang="uk" dir="ltr" data-build="dev" data-start="intent">/)
  expect(html).toContain('<meta name="runtime" content="/src/boot/runtime.ts">\n<script>!function(){')
  expect(html).toContain('<template id="stuck">')
  expect(html).toMatch(/<h1[^>]*>[^<]/)
  expect(html).toContain('<style data-vite-dev-id="')
  expect(html).toContain('<script type="application/json" id="payload">')

  const payload = await fetch(`${origin}/uk/pricing/_payload.json`)
  expect(await payload.json()).toMatchObject({ page: { name: 'pricing' }, locale: 'uk' })

  const missing = await fetch(`${origin}/ru/nope`)
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('lang="ru"')
  expect((await fetch(`${origin}/en/nope/_payload.json`)).headers.get('content-type')).not.toContain('html')
  expect((await fetch(`${origin}/en/`, { redirect: 'manual' })).headers.get('location')).toBe('/en')
  expect((await fetch(`${origin}/api/me`)).status).toBe(503)
})

test('components are shown in the texts of the site, and follow them; frames are one script', async () => {
  const { origin, open } = await start()
  const { next } = await open()
  const showcase = '/__site/components'
  const html = await textOf(origin, `${showcase}?locale=en`)
  expect(html).toContain('<script type="module" src="/dev/showcase/entry.tsx">')
  expect(html).toContain('/@vite/client')
  expect(html).toContain('Choose your speed')
  expect(await textOf(origin, `${showcase}?locale=xx`)).toContain('Choose your speed')
  expect(await textOf(origin, `${showcase}?locale=uk`)).not.toContain('Choose your speed')

  const headers = { 'Sec-Fetch-Dest': 'iframe' }
  const frame = await (await fetch(`${origin}${showcase}/hero-configured`, { headers })).text()
  expect(frame).toContain(`<script type="module" src="${showcase}.js">`)
  expect(frame).not.toContain('/@vite/client')
  const script = await textOf(origin, `${showcase}.js`)
  expect(script).not.toMatch(/^import /m)
  expect(script).toContain('Українська')

  edit('translations/en.json', 'Choose your speed', 'Pick a pace')
  edit('site.config.yaml', 'label: Українська', 'label: Мова')
  await next('full-reload')
  expect(await textOf(origin, showcase)).toContain('Pick a pace')
  const after = await textOf(origin, `${showcase}.js`)
  expect(after.includes('Мова') && !after.includes('Українська')).toBe(true)
})

test('the browser gets what is generated, wherever the site lies', async () => {
  const { origin } = await start()
  const settings = await fetch(`${origin}/@fs${join(siteDir, 'generated/settings.ts')}`)
  expect(settings.status).toBe(200)
  expect(await textOf(origin, '/src/boot/keep-forms.ts')).toContain(join(siteDir, 'generated/locales.ts'))
})

test('an edit of a translation is generated and shown by one reload', async () => {
  const { origin, open } = await start()
  const { next, received } = await open()
  expect(await textOf(origin, '/en/pricing')).not.toContain('Pick a pace')
  edit('translations/en.json', 'Choose your speed', 'Pick a pace')
  await next('full-reload')
  expect(await textOf(origin, '/en/pricing')).toContain('Pick a pace')
  expect(await textOf(origin, '/en/pricing/_payload.json')).toContain('Pick a pace')
  expect(received()).toEqual([])
})

test('an edit that code and styles depend on reaches both', async () => {
  const { origin, open } = await start()
  const { next } = await open()
  expect(await textOf(origin, '/en')).toContain('#0b5cad')
  const config = join(siteDir, 'site.config.yaml')
  const text = readFileSync(config, 'utf8').replace('#0b5cad', '#7a1f8a')
  writeFileSync(config, text.replace('main: [pricing, payment, contacts]', 'main: [contacts]'))
  await next('full-reload')
  const html = await textOf(origin, '/en')
  expect(html).toContain('#7a1f8a')
  expect(html).not.toContain('href="/en/payment"')
})

test('an edit of a setting reaches the inline scripts', async () => {
  const { origin, open } = await start()
  const { next } = await open()
  expect(await textOf(origin, '/')).toContain('i18n_redirected')
  edit('site.config.yaml', 'i18n_redirected', 'spoken_here')
  await next('full-reload')
  for (const path of ['/', '/en']) {
    const html = await textOf(origin, path)
    expect(html).toContain('spoken_here')
    expect(html).not.toContain('i18n_redirected')
  }
})

test('an edit of the YAML and of a document is shown as well', async () => {
  const { origin, open } = await start()
  const { next } = await open()
  edit('site.config.yaml', 'phone, value: "+380 44 000 00 00"', 'phone, value: "+380 44 111 11 11"')
  await next('full-reload')
  expect(await textOf(origin, '/en/contacts')).toContain('+380 44 111 11 11')

  const offer = readFileSync(join(siteDir, 'content/oferta.en.md'), 'utf8')
  writeFileSync(join(siteDir, 'content/oferta.en.md'), `${offer}\nA closing word.\n`)
  await next('full-reload')
  expect(await textOf(origin, '/en/oferta')).toContain('A closing word.')
})

test('a mistake is shown over the last good page, and goes away when it is mended', async () => {
  const { origin, open } = await start()
  const first = await open()
  edit('site.config.yaml', 'layout: auth', 'layot: auth')
  const { err } = await first.next('error')
  expect(err.message).toContain('unknown setting "layot". Did you mean "layout"?')
  expect(err.message).toMatch(/^SITE016 .+\n\n.+/)
  expect(err.loc?.file).toBe(join(siteDir, 'site.config.yaml'))
  expect(err.frame).toMatch(/> \d+ \| +layot: auth/)
  const line = readFileSync(join(siteDir, 'site.config.yaml'), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('layot'))
  expect(err.loc).toMatchObject({ line: line + 1, column: 5 })
  expect(log).toContain(`site.config.yaml:${line + 1}:5 error SITE016`)
  expect((await fetch(`${origin}/en/login`)).status).toBe(200)

  // A page that opens later hears of it too; one that opens after it was mended does not.
  const second = await openPage(origin)
  expect((await second.next('error')).err.message).toBe(err.message)
  edit('site.config.yaml', 'layot: auth', 'layout: auth')
  await Promise.all([first.next('full-reload'), second.next('full-reload')])
  second.close()
  const third = await openPage(origin)
  await fetch(`${origin}/en`)
  expect(third.received()).toEqual([])
  third.close()
})

test('a mistake that is there at the start is shown to the first page', async () => {
  edit('site.config.yaml', 'layout: auth', 'layout: auht')
  const { origin, open } = await start()
  expect((await fetch(`${origin}/en`)).status).toBe(200)
  const { err } = await (await open()).next('error')
  expect(err.message).toContain('auht')
})

test('of several problems all are shown', async () => {
  edit('site.config.yaml', 'layout: auth', 'layot: auth')
  edit('translations/ru.json', '"pricing.title"', '"pricing.titel"')
  const { open } = await start()
  const { err } = await (await open()).next('error')
  expect(err.message).toContain('layot')
  expect(err.stack).toMatch(/^And \d+ more:/)
  expect(err.stack).toContain(`${join(siteDir, 'translations/ru.json')}:`)
  expect(err.stack).toContain('pricing.titel')
})

test('without anything generated, the mistake is all there is to show', async () => {
  rmSync(join(siteDir, 'generated'), { recursive: true })
  edit('site.config.yaml', 'layout: auth', 'layot: auth')
  const { origin, open } = await start()
  expect((await fetch(`${origin}/en`)).status).toBe(503)
  const { next } = await open()
  expect((await next('error')).err.message).toContain('layot')
  edit('site.config.yaml', 'layot: auth', 'layout: auth')
  await next('full-reload')
  expect((await fetch(`${origin}/en`)).status).toBe(200)
})
