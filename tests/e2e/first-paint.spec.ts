import type { Page } from '@playwright/test'
import { runtimeFile } from './support/breakage.ts'
import { hold } from './support/hold.ts'
import { stopTime } from './support/stop-time.ts'
import { expect, test } from './support/test.ts'

/** Paths of what a page asks for, its document aside. */
function watchRequests(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Icons are for the browser, which asks for them when it likes.
    if (request.resourceType() !== 'document' && !pathname.startsWith('/favicon')) paths.push(pathname)
  })
  return paths
}

/** Says nothing of what is painted before `window.paint()`. */
const holdPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(listener: PerformanceObserverCallback) {
        super(() => undefined)
        Object.assign(window, { paint: listener })
      }
    }
  })

/** What a page says it needs to come to life, the runtime itself first. */
const filesOf = async (page: Page): Promise<string[]> =>
  ((await page.locator('meta[name=runtime]').getAttribute('content')) ?? '').split(' ')

const ready = 'html[data-ready]'

for (const path of ['/en', '/uk/oferta', '/en/register', '/uk/contacts'])
  test(`${path} asks for nothing but its document before it is painted`, async ({ page }) => {
    await stopTime(page)
    await holdPaints(page)
    const requests = watchRequests(page)
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await page.clock.runFor(1999)
    expect(requests).toEqual([])

    await page.evaluate('paint()')
    // A page that is only read waits until there is nothing else to do.
    await page.clock.runFor(1000)
    const [runtime] = await filesOf(page)
    await expect.poll(() => requests).toContain(runtime)
  })

test('a page to work with comes to life by itself as soon as it is painted', async ({ page }) => {
  await stopTime(page)
  await page.goto('/en/register')
  await expect(page.locator(ready)).toBeAttached()
})

test('what a page needs to come to life is asked for side by side', async ({ page }) => {
  const requests = watchRequests(page)
  const runtime = await hold(page, runtimeFile)
  await page.goto('/en/register')
  const files = await filesOf(page)
  expect(files.length).toBeGreaterThan(1)
  await expect.poll(() => files.filter((file) => !requests.includes(file))).toEqual([])
  expect(runtime.waiting()).toBe(1)
  runtime.release()
  await expect(page.locator(ready)).toBeAttached()
})

test('a page that is not painted, as in the background, comes to life two seconds later', async ({
  page,
}) => {
  await stopTime(page)
  await holdPaints(page)
  await page.goto('/en/register')
  await page.clock.runFor(2000)
  await expect(page.locator(ready)).toBeAttached()
})

test('before a form is live, the browser itself says what is missing in it', async ({ page }) => {
  await hold(page, runtimeFile)
  await page.goto('/en/register')
  await page.locator('main button[type=submit]').click()
  const name = page.locator('input[name=name]')
  await expect(name).toBeFocused()
  expect(await name.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  await expect(page.locator(ready)).not.toBeAttached()
})
