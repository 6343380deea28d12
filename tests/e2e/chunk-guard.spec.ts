import type { Page } from '@playwright/test'
import { answers, breakFile, formFile, runtimeFile, saysFileFailed } from './support/breakage.ts'
import { documentsOf } from './support/documents.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const ready = 'html[data-ready]'
const panel = (page: Page) => page.locator('.stuck')
const failed = 'You can read it, but not everything works.'
const offline = 'There is no connection. The page goes on by itself as soon as it is back.'

test.beforeEach(({ expectComplaint }) => expectComplaint(saysFileFailed))

/** Opens a page that cannot get its runtime, and waits for it to give up. */
const openStuck = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(panel(page)).toContainText(failed)
}

test('each path is loaded anew by itself, and once in ten seconds', async ({ page }) => {
  await page.clock.install()
  const documents = documentsOf(page)
  await breakFile(page, runtimeFile, 'missing')
  await openStuck(page, '/en/login')
  expect(documents).toHaveLength(2)
  await openStuck(page, '/en/register')
  expect(documents).toHaveLength(4)

  await page.clock.fastForward(10_000)
  await openStuck(page, '/en/login?again')
  expect(documents.slice(4)).toEqual(['/en/login', '/en/login'])
})

test('within ten seconds a query makes no other path', async ({ page }) => {
  const time = new Date('2030-01-01T12:00:00Z')
  await page.clock.setFixedTime(time)
  const documents = documentsOf(page)
  await breakFile(page, runtimeFile, 'missing')
  await openStuck(page, '/en/login')
  await page.clock.setFixedTime(time.getTime() + 9000)
  await openStuck(page, '/en/login?again')
  expect(documents).toHaveLength(3)
})

test('paths that alternate come to an end, however much time lies between', async ({ page }) => {
  await page.clock.install()
  const documents = documentsOf(page)
  await breakFile(page, runtimeFile, 'missing')
  for (const path of ['/en/login', '/en/register', '/en/login']) {
    await openStuck(page, path)
    await page.clock.fastForward(11_000)
  }
  expect(documents).toHaveLength(6)
  await openStuck(page, '/en/register')
  await page.clock.fastForward(11_000)
  await openStuck(page, '/en/login')
  expect(documents).toHaveLength(8)

  // After five minutes of quiet there is reason to hope again.
  await page.clock.fastForward(300_000)
  await openStuck(page, '/en/register')
  expect(documents).toHaveLength(10)
})

for (const blocked of ['sessionStorage throws', 'sessionStorage is null']) {
  test(`a browser that remembers nothing does not loop either (${blocked})`, async ({ page }) => {
    await page.addInitScript((throws) => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          if (throws) throw new DOMException('The operation is insecure.', 'SecurityError')
          return null
        },
      })
    }, blocked.endsWith('throws'))
    const documents = documentsOf(page)
    await breakFile(page, runtimeFile, 'missing')
    await openStuck(page, '/en/login')
    expect(documents).toHaveLength(2)
  })
}

test('nor does one on its way to a page whose code is missing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { value: null })
  })
  const documents = documentsOf(page)
  await breakFile(page, formFile, 'missing')
  await page.goto('/en')
  await hydrated(page)
  await page.locator('header a[href="/en/login"]').click()
  await expect(page).toHaveURL('/en/login')
  await expect(panel(page)).toContainText(failed)
  expect(documents).toEqual(['/en', '/en/login', '/en/login'])
})

test('offline nothing is loaded anew; the page says so and goes on by itself', async ({ page, context }) => {
  const documents = documentsOf(page)
  let online = true
  await page.route(runtimeFile, (route) => (online ? route.fallback() : answers.nothing(route)))
  await page.goto('/en')
  await context.setOffline(true)
  online = false
  await page.locator('header nav a').first().dispatchEvent('pointerover')
  await expect(panel(page)).toContainText(offline)
  await expect(panel(page)).not.toContainText(failed, { useInnerText: true })
  await expect(panel(page).getByRole('button')).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toEqual(['/en'])

  online = true
  await context.setOffline(false)
  await expect.poll(() => documents.length).toBe(2)
  await expect(panel(page)).toHaveCount(0)
  await hydrated(page)
})

test('a page is not given up for a server that does not answer, though the browser is online', async ({
  page,
}) => {
  await page.clock.install()
  const documents = documentsOf(page)
  let looks = 0
  let up = false
  await page.route(runtimeFile, (route) => (up ? route.fallback() : answers.nothing(route)))
  await page.route('**/uk/register', (route) => {
    if (up || route.request().method() !== 'HEAD') return route.fallback()
    looks += 1
    return answers.nothing(route)
  })
  await page.goto('/uk/register')
  await expect(panel(page)).toContainText('Немає з’єднання')
  await page.locator('input[name=name]').fill('Ганна')
  await page.clock.fastForward(5000)
  await expect.poll(() => looks).toBe(2)
  await expect(page.locator('h1')).toBeVisible()
  expect(documents).toHaveLength(1)

  up = true
  await page.clock.fastForward(5000)
  await expect(page.locator(ready)).toBeAttached()
  await expect(page.locator('input[name=name]')).toHaveValue('Ганна')
  expect(documents).toHaveLength(2)
})

test('a server in trouble is no reason to leave the page', async ({ page }) => {
  await page.clock.install()
  const documents = documentsOf(page)
  await breakFile(page, runtimeFile, 'trouble')
  await page.route('**/en/login', (route) =>
    route.request().method() === 'HEAD' ? answers.trouble(route) : route.fallback(),
  )
  await page.goto('/en/login')
  await expect(panel(page)).toContainText(offline)
  expect(documents).toHaveLength(1)
})
