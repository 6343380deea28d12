import type { Page } from '@playwright/test'
import { breakFile, saysFileFailed } from './support/breakage.ts'
import { withConnection } from './support/connection.ts'
import { documentsOf, isMarked, mark } from './support/documents.ts'
import { follow } from './support/follow.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const loading = 'html[data-loading]'
/** What the page asks for meanwhile; the look for a new build is none of the visitor's. */
const offlineFiles = /^HttpError: GET \/(en\/(pricing|payment)\/_payload|builds\/.+)\.json: network/
const unreachable = 'The page could not be loaded. Check the connection.'

/** Nothing is fetched ahead: what happens is what the visit itself does. */
test.beforeEach(({ page }) => withConnection(page, { saveData: true }))

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
  await mark(page)
}

test('the address changes when the page is there', async ({ page }) => {
  const payload = await hold(page, '**/en/pricing/_payload.json')
  await open(page, '/en')
  const heading = await page.locator('h1').innerText()
  await follow(page, '/en/pricing')
  await expect(page.locator(loading)).toBeAttached()
  await expect.poll(payload.waiting).toBe(1)
  await expect(page).toHaveURL('/en')
  await expect(page.locator('h1')).toHaveText(heading)
  expect(await page.evaluate(() => history.length)).toBe(2)

  payload.release()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  await expect(page.locator(loading)).toHaveCount(0)
  expect(await page.evaluate(() => history.length)).toBe(3)
  expect(await isMarked(page)).toBe(true)
})

test('a slow visit that another has overtaken comes no more', async ({ page }) => {
  const payload = await hold(page, '**/en/pricing/_payload.json')
  await open(page, '/en')
  await follow(page, '/en/pricing')
  await expect.poll(payload.waiting).toBe(1)
  await follow(page, '/en/payment')
  await expect(page).toHaveURL('/en/payment')
  await expect(page.locator(loading)).toHaveCount(0)

  const late = page.waitForResponse('**/en/pricing/_payload.json')
  payload.release()
  await (await late).finished()
  // What came late is kept, and shown when it is asked for again, without a look at the network.
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await page.goForward()
  await expect(page).toHaveURL('/en/payment')
  await follow(page, '/en/pricing')
  await expect(page).toHaveURL('/en/pricing')
  expect(payload.requests).toHaveLength(1)
  expect(await isMarked(page)).toBe(true)
})

test('a click on the page shown ends the waiting for another', async ({ page }) => {
  const payload = await hold(page, '**/en/pricing/_payload.json')
  await open(page, '/en')
  await follow(page, '/en/pricing')
  await expect.poll(payload.waiting).toBe(1)
  await follow(page, '/en')
  await expect(page.locator(loading)).toHaveCount(0)
  const late = page.waitForResponse('**/en/pricing/_payload.json')
  payload.release()
  await (await late).finished()
  await expect(page).toHaveURL('/en')
  await expect(page.locator('.plan')).toHaveCount(0)
})

test('offline the page and its address stay, and the visit goes on by itself', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(saysFileFailed)
  expectComplaint(offlineFiles)
  const documents = documentsOf(page)
  await open(page, '/en')
  const title = await page.title()
  await context.setOffline(true)
  await follow(page, '/en/pricing')
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page).toHaveURL('/en')
  await expect(page).toHaveTitle(title)
  await expect(page.locator(loading)).toHaveCount(0)

  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('_payload.json'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed
  await expect(page.locator(loading)).toHaveCount(0)
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page).toHaveURL('/en')

  await context.setOffline(false)
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  await expect(page.getByText(unreachable)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
  expect(documents).toEqual(['/en'])
})

test('the retry of the notice works when the connection is back', async ({ page, expectComplaint }) => {
  expectComplaint(saysFileFailed)
  expectComplaint(/^HttpError: GET \/uk\/payment\/_payload\.json: network/)
  let up = false
  await page.route('**/uk/payment{,/**}', (route) => (up ? route.fallback() : route.abort()))
  await open(page, '/uk')
  await follow(page, '/uk/payment')
  const retry = page.getByRole('button', { name: 'Спробувати знову' })
  await expect(page.getByText('Не вдалося завантажити сторінку. Перевірте з’єднання.')).toBeVisible()
  up = true
  await retry.click()
  await expect(page).toHaveURL('/uk/payment')
  await expect(retry).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('going back to a page that cannot be had is taken back', async ({ page, context, expectComplaint }) => {
  expectComplaint(saysFileFailed)
  expectComplaint(offlineFiles)
  await open(page, '/en/pricing')
  await follow(page, '/en/payment')
  await expect(page).toHaveURL('/en/payment')
  // A document knows nothing of the pages that one before it has loaded.
  await page.reload()
  await hydrated(page)
  await mark(page)
  await context.setOffline(true)
  await page.evaluate(() => history.back())
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page).toHaveURL('/en/payment')
  await expect(page.locator('.plan')).toHaveCount(0)

  await context.setOffline(false)
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  await page.goForward()
  await expect(page).toHaveURL('/en/payment')
  expect(await isMarked(page)).toBe(true)
})

test('however fast one goes back, page and address stay together', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(saysFileFailed)
  expectComplaint(offlineFiles)
  await open(page, '/en/pricing')
  for (const path of ['/en/payment', '/en/contacts']) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
  }
  // A document knows nothing of the pages that one before it has loaded.
  await page.reload()
  await hydrated(page)
  await context.setOffline(true)
  await page.evaluate(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
  })
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page).toHaveURL('/en/contacts')
  await context.setOffline(false)
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
})

test('a server in trouble is not shown in place of the page', async ({ page, expectComplaint }) => {
  expectComplaint(saysFileFailed)
  expectComplaint(/^HttpError: GET \/en\/pricing\/_payload\.json: http 500/)
  const documents = documentsOf(page)
  const server = await breakFile(page, '**/en/pricing{,/**}', 'trouble')
  await open(page, '/en')
  await follow(page, '/en/pricing')
  await expect(page.getByText(unreachable)).toBeVisible()
  await expect(page).toHaveURL('/en')
  server.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.plan')).toHaveCount(3)
  expect(documents).toEqual(['/en'])
})
