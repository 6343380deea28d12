import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { routes } from '#site/routes.ts'

/** Photographs every page of the last build: each language, light and dark, phone and desktop. */
const { values } = parseArgs({
  options: { out: { type: 'string', default: '.cache/screenshots' }, only: { type: 'string', default: '' } },
})

const port = 4190
const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }
const schemes = ['light', 'dark'] as const

const photograph = async (browser: Browser, device: keyof typeof devices, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({
    viewport: devices[device],
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const { path, locale, page: name } of routes) {
    const file = `${name}.${locale ?? 'root'}.${device}.${colorScheme}.png`
    if (!file.includes(values.only)) continue
    await page.goto(`http://localhost:${port}${path}`)
    await page.screenshot({ path: join(values.out, file), fullPage: true })
  }
  await context.close()
}

const main = async (): Promise<void> => {
  mkdirSync(values.out, { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'screenshots-'))
  const env = { ...process.env, PORT: String(port), API_DATA: data }
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const device of ['phone', 'desktop'] as const) {
      for (const scheme of schemes) await photograph(browser, device, scheme)
    }
  } finally {
    await browser.close()
    server.kill()
    rmSync(data, { recursive: true })
  }
  process.stdout.write(`${values.out}\n`)
}

await main()
