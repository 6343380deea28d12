import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { localeCodes } from '#site/locales.ts'
import { findingsInFrame, screens } from './support/axe.ts'
import { startDev } from './support/dev-server.ts'
import { expect, test } from './support/test.ts'

const path = '/__site/components'

// Every state is a document: that takes its time.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let origin: string

function serve(site: string): void {
  let stop: () => Promise<void>
  test.beforeAll(async () => {
    ;({ origin, stop } = await startDev(site))
  })
  test.afterAll(() => stop())
}

/** Opens all components, and waits until each of them has reached its state. */
async function open(page: Page, locale: string): Promise<void> {
  await page.goto(`${origin}${path}?locale=${locale}`)
  await expect(page.locator('iframe')).not.toHaveCount(0)
  const missing = () =>
    page
      .locator('iframe:not([data-ready])')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('title')))
  await expect.poll(missing, { timeout: 180_000 }).toEqual([])
}

/** What axe finds in the page and in each of its frames. */
async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    const name = new URL(frame.url()).pathname
    found.push(...(await findingsInFrame(frame, rules)).map((finding) => `${name}: ${finding}`))
  }
  return found
}

/** In the light every rule; in the other looks those about colours, for nothing else differs. */
async function expectAccessible(page: Page, locale: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await open(page, locale)
  expect(await findings(page)).toEqual([])
  for (const look of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(look)
    expect(await findings(page, ['color-contrast']), JSON.stringify(look)).toEqual([])
  }
}

test.describe('while developing', () => {
  serve('.')

  for (const locale of localeCodes) {
    for (const [screen, size] of Object.entries(screens)) {
      test(`components can be used by everyone in all states: ${locale}, ${screen}`, async ({ page }) => {
        await page.setViewportSize(size)
        await expectAccessible(page, locale)
      })
    }
  }

  test('links lead to another language and look, and to a state by itself', async ({ page }) => {
    await page.goto(`${origin}${path}/faq-open?locale=ru&theme=dark`)
    await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'ru')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(page.locator('.faq details p').first()).toBeVisible()

    await page.goto(`${origin}${path}?locale=ru`)
    await page.getByRole('navigation', { name: 'Theme' }).getByRole('link', { name: 'dark' }).click()
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Українська' }).click()
    await expect(page).toHaveURL(`${origin}${path}?locale=uk&theme=dark`)
    await expect(page.locator('iframe[title=hero-configured]')).toHaveAttribute(
      'src',
      `${path}/hero-configured?locale=uk&theme=dark`,
    )
  })
})

test.describe('for a site that has next to nothing', () => {
  serve('tests/fixtures/sites/right-to-left')

  test('what it does not have is made up, and written from right to left', async ({ page }) => {
    await expectAccessible(page, 'he')
    const hero = page.frameLocator('iframe[title=hero-configured]')
    await expect(hero.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})

test('nothing of it is in the build', async ({ request }) => {
  const source = readFileSync('dev/showcase/showcase-address.ts', 'utf8')
  expect(source).toContain(path)
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  expect(files.length).toBeGreaterThan(40)
  const telling = ['__site', 'showcase'].map((text) => Buffer.from(text))
  const leaks = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => telling.some((text) => readFileSync(file).includes(text)))
  expect(leaks).toEqual([])
  for (const address of [path, `${path}/hero-configured`, `${path}.js`]) {
    expect((await request.get(address)).status()).toBe(404)
  }
})
