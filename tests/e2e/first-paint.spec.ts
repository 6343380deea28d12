import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Addresses of what a page asks for, its document aside. */
function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    // Icons are for the browser, which asks for them when it likes.
    if (request.resourceType() !== 'document' && !request.url().includes('favicon'))
      requests.push(request.url())
  })
  return requests
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

const ready = 'html[data-ready]'

for (const path of ['/en/register', '/uk/contacts', '/ru/login'])
  test(`${path} asks for its runtime when it has been painted, for all of it at once`, async ({ page }) => {
    await page.clock.install()
    await holdPaints(page)
    const requests = watchRequests(page)
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect(requests).toEqual([])

    await page.evaluate('paint()')
    await expect(page.locator(ready)).toBeAttached()
    const files = await page.locator('meta[name=runtime]').getAttribute('content')
    const names = requests.map((url) => new URL(url).pathname)
    for (const file of files?.split(' ') ?? []) expect(names).toContain(file)
  })

test('a page that is not painted, as in the background, comes to life too', async ({ page }) => {
  await page.clock.install()
  await holdPaints(page)
  await page.goto('/en/register')
  await expect(page.locator(ready)).not.toBeAttached()
  await page.clock.fastForward(2000)
  await expect(page.locator(ready)).toBeAttached()
})

test('before a form is live, the browser itself says what is missing in it', async ({ page }) => {
  await holdPaints(page)
  await page.clock.install()
  await page.goto('/en/register')
  await page.locator('main button[type=submit]').click()
  const name = page.locator('input[name=name]')
  await expect(name).toBeFocused()
  expect(await name.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  await expect(page.locator(ready)).not.toBeAttached()
})
