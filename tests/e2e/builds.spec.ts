import type { Page } from '@playwright/test'
import { breakFile } from './support/breakage.ts'
import { withConnection } from './support/connection.ts'
import { latestFile, look, updateButton } from './support/deploy.ts'
import { isMarked, mark } from './support/documents.ts'
import { hydrated } from './support/hydrated.ts'
import { stopTime } from './support/stop-time.ts'
import { expect, test } from './support/test.ts'

const manifestFile = '**/builds/meta/*.json'
const minute = 60_000

/** Addresses of the build files that the page asks for; it grows. */
function buildRequests(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/builds/')) paths.push(pathname)
  })
  return paths
}

const latest = '/builds/latest.json'

/** The page has heard of everything that it was told before, and has asked for what follows from it. */
const settled = (page: Page) => page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))

test('the manifest is fetched a second after the page is ready, and not before', async ({ page }) => {
  await stopTime(page)
  const requests = buildRequests(page)
  await page.goto('/en')
  await hydrated(page)
  const id = await page.locator('html').getAttribute('data-build')
  await page.clock.runFor(999)
  await settled(page)
  expect(requests).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => requests).toEqual([`/builds/meta/${id}.json`])
  await page.clock.runFor(10 * minute)
  await settled(page)
  expect(requests).toHaveLength(1)
})

test('on slow-2g the manifest is fetched when it is needed', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404|_payload.json: http 404/)
  await stopTime(page)
  await withConnection(page, { effectiveType: 'slow-2g' })
  const requests = buildRequests(page)
  await page.goto('/en')
  await hydrated(page)
  await page.clock.runFor(minute)
  await settled(page)
  expect(requests).toEqual([])

  await breakFile(page, '**/en/pricing/_payload.json', 'missing')
  await page.locator('header a[href="/en/pricing"]').first().click()
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]).toMatch(/^\/builds\/meta\//)
  // The build has this page, so its document is loaded.
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('h1')).toBeVisible()
})

test('a manifest that is HTML does no harm', async ({ page, expectComplaint }) => {
  expectComplaint(/^HttpError: GET \/builds\/meta\/\w+\.json: malformed/)
  await stopTime(page)
  await breakFile(page, manifestFile, 'html')
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  await Promise.all([page.waitForResponse(manifestFile), page.clock.runFor(1000)])
  await page.locator('header a[href="/en/pricing"]').first().click()
  await expect(page).toHaveURL('/en/pricing')
  expect(await isMarked(page)).toBe(true)
})

test('every sixty minutes the page looks for a new build', async ({ page }) => {
  await stopTime(page)
  const requests = buildRequests(page)
  await page.goto('/en')
  await hydrated(page)
  const looks = () => requests.filter((path) => path === latest).length
  for (const times of [1, 2]) {
    await page.clock.fastForward(60 * minute - 1)
    await settled(page)
    expect(looks()).toBe(times - 1)
    await page.clock.fastForward(1)
    await expect.poll(looks).toBe(times)
  }
})

test('it also looks on focus and on coming back online, past every cache, and not all the time', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const requests = buildRequests(page)
  const looks = () => requests.filter((path) => path === latest).length
  await page.goto('/en')
  await hydrated(page)
  const [request] = await Promise.all([
    page.waitForRequest(latestFile),
    page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ])
  expect((await request.allHeaders())['cache-control']).toBe('no-cache')
  await request.response()

  await context.setOffline(true)
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.clock.fastForward(5000)
  await expect.poll(looks).toBe(2)
  await page.clock.fastForward(minute)
  await settled(page)
  expect(looks()).toBe(2)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect.poll(looks).toBe(3)
})

test('a look that fails is nothing to tell a visitor', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 500|^HttpError: GET \/builds\/latest\.json: (http 500|malformed)/)
  await page.goto('/en')
  await hydrated(page)
  for (const answer of ['trouble', 'html', 'otherShape'] as const) {
    await breakFile(page, latestFile, answer)
    await look(page)
  }
  await expect(updateButton(page)).toHaveCount(0)
})
