import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { localeCodes } from '#site/locales.ts'
import { routes } from '#site/routes.ts'
import { createSiteServer } from '../server/site-server.ts'
import { listen } from '../server/listen.ts'
import { findChromium } from './find-chromium.mjs'

/**
 * `npm run screenshots`: every page of the last build in each language, light and dark, on a phone and on a desktop,
 * and a sheet of all of them for each look. `--only pricing.uk` takes those whose names have that in them.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: '.cache/screenshots' }, only: { type: 'string', default: '' } },
})
const out = resolve(values.out)

const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const
const schemes = ['light', 'dark'] as const

interface Look {
  device: keyof typeof devices
  scheme: (typeof schemes)[number]
}

const fileOf = (name: string, locale: string | null, { device, scheme }: Look): string =>
  `${name}.${locale ?? 'root'}.${device}.${scheme}.png`

/** Pages for members are seen by one. */
const beMember = (page: Page) => page.addInitScript(() => localStorage.setItem('token', 'screenshots'))

async function photograph(browser: Browser, origin: string, look: Look): Promise<string[]> {
  const viewport = devices[look.device]
  const files: string[] = []
  const context = await browser.newContext({ viewport, colorScheme: look.scheme, reducedMotion: 'reduce' })
  for (const { path, locale, page: name } of routes) {
    const file = fileOf(name, locale, look)
    if (!file.includes(values.only)) continue
    const page = await context.newPage()
    if (name === 'profile') await beMember(page)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(out, file), fullPage: true })
    await page.close()
    files.push(file)
  }
  await context.close()
  return files
}

const sheetStyle = `
  body { margin: 24px; background: #777; font: 16px system-ui }
  table { border-spacing: 16px } th { text-align: start; color: #fff }
  div { overflow: hidden } img { inline-size: 100%; display: block }`

/** All pages in all languages, one look on one sheet: pages down, languages across; tall pages are cut off. */
async function makeSheet(browser: Browser, look: Look, files: readonly string[]): Promise<void> {
  const width = look.device === 'phone' ? 260 : 480
  const names = [...new Set(routes.map(({ page }) => page))]
  const cell = (file: string) =>
    files.includes(file)
      ? `<td><div style="inline-size:${width}px;max-block-size:${width * 2.2}px"><img src="${file}"></div></td>`
      : '<td></td>'
  const rows = names.map(
    (name) =>
      `<tr><th>${name}</th>${localeCodes.map((code) => cell(fileOf(name, code, look))).join('')}</tr>`,
  )
  const html = `<!doctype html><meta charset="utf-8"><style>${sheetStyle}</style><table>${rows.join('')}</table>`
  const source = join(out, `sheet.${look.device}.${look.scheme}.html`)
  writeFileSync(source, html)
  const page = await browser.newPage({
    viewport: { width: 160 + localeCodes.length * (width + 24), height: 900 },
  })
  await page.goto(pathToFileURL(source).href)
  await page.screenshot({ path: source.replace(/html$/, 'png'), fullPage: true })
  await page.close()
}

async function main(): Promise<void> {
  mkdirSync(out, { recursive: true })
  const server = createSiteServer({
    dist: join(import.meta.dirname, '../dist'),
    apiOrigin: process.env['API_ORIGIN'],
  })
  const origin = await listen(server, 0)
  const executablePath = (await findChromium())?.CHROMIUM_PATH
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const device of ['phone', 'desktop'] as const) {
      for (const scheme of schemes) {
        const look = { device, scheme }
        const files = await photograph(browser, origin, look)
        if (values.only === '') await makeSheet(browser, look, files)
      }
    }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  process.stdout.write(`${out}\n`)
}

await main()
