import type { Page } from '@playwright/test'
import { follow } from './support/follow.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

/** Counts the view transitions of each document. */
const countTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counter = Object.assign(window, { transitions: 0 })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      counter.transitions += 1
      return start(update)
    }
  })

const transitions = (page: Page) =>
  page.evaluate(() => ('transitions' in window ? window.transitions : 'not counted'))

const open = async (page: Page): Promise<void> => {
  await countTransitions(page)
  await page.goto('/en')
  await hydrated(page)
}

test('pages change in a view transition; the way back is at once', async ({ page }) => {
  await open(page)
  expect(await transitions(page)).toBe(0)
  await follow(page, '/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  expect(await transitions(page)).toBe(1)
  await page.goBack()
  await expect(page.locator('.plan')).toHaveCount(0)
  expect(await transitions(page)).toBe(1)
})

test('who goes back before a page is shown comes back', async ({ page }) => {
  await page.addInitScript(() => {
    const late = Object.assign(window, { changes: 0 })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) =>
      start(async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        if (typeof update === 'function') await update()
        late.changes += 1
      })
  })
  await page.goto('/en')
  await hydrated(page)
  await page.locator('header a[href="/en/pricing"]').click()
  await expect(page).toHaveURL('/en/pricing')
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => ('changes' in window ? window.changes : null))).toBe(1)
  await expect(page.locator('.plan')).toHaveCount(0)
  await expect(page.locator('.hero')).toBeVisible()
})

test('another language is the same page, and changes without one', async ({ page }) => {
  await open(page)
  await follow(page, '/uk')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  expect(await transitions(page)).toBe(0)
})

test('where motion is not welcome there is none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await follow(page, '/en/pricing')
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  expect(await transitions(page)).toBe(0)
})

for (const [what, spoil] of [
  [
    'has no view transitions',
    () => Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined }),
  ],
  [
    'cannot begin one',
    () =>
      Object.defineProperty(Document.prototype, 'startViewTransition', {
        value: () => {
          throw new DOMException('No', 'InvalidStateError')
        },
      }),
  ],
] as const) {
  test(`a browser that ${what} changes the page all the same`, async ({ page }) => {
    await page.addInitScript(spoil)
    await page.goto('/en')
    await hydrated(page)
    await follow(page, '/en/pricing')
    await expect(page).toHaveURL('/en/pricing')
    await expect(page.locator('h1')).toBeFocused()
    await expect(page.locator('.plan')).toHaveCount(3)
  })
}
