import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { createDevServer } from '../dev/dev-server.ts'
import { withBuiltSite } from './built-site.ts'
import { findChromium } from './find-chromium.mjs'
import { photographComponents } from './photograph-components.ts'
import { photographPages } from './photograph-pages.ts'
import { devices, schemes, type Album, type Look } from './photo-sheet.ts'

/**
 * `npm run screenshots`: every page of the last build, and every component in all of its states, in each language,
 * light and dark, on a phone and on a desktop; and sheets of them. `--only pricing.uk` takes those whose names have
 * that in them, `--only components-form` a component.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: '.cache/screenshots' }, only: { type: 'string', default: '' } },
})
const repository = resolve(import.meta.dirname, '..')
const album: Album = { out: resolve(values.out), only: values.only }

// The keys of an object, with their types.
const looks = (Object.keys(devices) as Look['device'][]).flatMap((device) =>
  schemes.map((scheme): Look => ({ device, scheme })),
)

const takePages = (browser: Browser): Promise<void> =>
  withBuiltSite(async (site) => {
    for (const look of looks) await photographPages(browser, site, look, album)
  })

async function takeComponents(browser: Browser): Promise<void> {
  const log = (text: string) => process.stdout.write(text)
  const server = await createDevServer({ siteDir: repository, port: 0, log, color: false })
  try {
    await server.listen()
    const [origin = ''] = server.resolvedUrls?.local ?? []
    for (const look of looks) await photographComponents(browser, origin.replace(/\/$/, ''), look, album)
  } finally {
    await server.close()
  }
}

mkdirSync(album.out, { recursive: true })
const executablePath = (await findChromium())?.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const isOfComponents = album.only.startsWith('components')
  if (!isOfComponents) await takePages(browser)
  if (isOfComponents || album.only === '') await takeComponents(browser)
} finally {
  await browser.close()
}
process.stdout.write(`${album.out}\n`)
