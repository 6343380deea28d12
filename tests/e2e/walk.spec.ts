import type { Page } from '@playwright/test'
import { follow } from './support/follow.ts'
import { isMarked, mark } from './support/documents.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

// Every page is longer than the window.
test.use({ viewport: { width: 900, height: 320 } })

const walk = [
  { path: '/en', y: 700 },
  { path: '/en/pricing', y: 420 },
  { path: '/en/payment', y: 610 },
  { path: '/en/oferta', y: 950 },
  { path: '/en/contacts', y: 130 },
]

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** The page says its own name: to eyes, and to ears. */
async function expectArrived(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveText(title)
}

test('back and forward lead to every page as it was left', async ({ page }) => {
  const titles: string[] = []
  for (const [index, { path, y }] of walk.entries()) {
    if (index === 0) {
      await page.goto(path)
      await hydrated(page)
      await mark(page)
      titles.push(await page.title())
    } else {
      await follow(page, path)
      await expect(page).toHaveURL(path)
      await expect(page.locator('h1')).toBeFocused()
      // The address changes a frame before the page does.
      await expect.poll(() => scrolled(page)).toBe(0)
      titles.push(await page.title())
      await expectArrived(page, titles[index] ?? '')
    }
    await scrollTo(page, y)
    expect(await scrolled(page)).toBe(y)
  }
  expect(new Set(titles).size).toBe(walk.length)

  const steps = [
    ...[3, 2, 1, 0].map((to) => [to, 'back'] as const),
    ...[1, 2, 3, 4].map((to) => [to, 'forward'] as const),
  ]
  for (const [to, way] of steps) {
    const { path, y } = walk[to] ?? { path: '', y: 0 }
    await (way === 'back' ? page.goBack() : page.goForward())
    await expect(page).toHaveURL(path)
    await expectArrived(page, titles[to] ?? '')
    await expect.poll(() => scrolled(page)).toBe(y)
  }
  expect(await isMarked(page)).toBe(true)
})

test('several steps at once lead there too', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await scrollTo(page, 500)
  for (const path of ['/en/pricing', '/en/payment', '/en/oferta']) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
  }
  await page.evaluate(() => history.go(-3))
  await expect(page).toHaveURL('/en')
  await expect.poll(() => scrolled(page)).toBe(500)
  await page.evaluate(() => history.go(2))
  await expect(page).toHaveURL('/en/payment')
  await expect(page.locator('h1')).toBeFocused()
})

test('a reload in between keeps the way, and where the pages were scrolled to', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await scrollTo(page, 500)
  await follow(page, '/en/pricing')
  await expect(page).toHaveURL('/en/pricing')
  await page.reload()
  await hydrated(page)
  await mark(page)
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => scrolled(page)).toBe(500)
  expect(await isMarked(page)).toBe(true)
})

test('back from a part of a page leads to where one was in it', async ({ page }) => {
  await page.goto('/en/oferta')
  await hydrated(page)
  await mark(page)
  await scrollTo(page, 120)
  const [third, fifth] = [page.locator('.contents a').nth(2), page.locator('.contents a').nth(4)]
  await third.click()
  await expect(page).toHaveURL(/#3-/)
  const part = await scrolled(page)
  expect(part).toBeGreaterThan(320)
  await fifth.dispatchEvent('click')
  await expect(page).toHaveURL(/#5-/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(part)

  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(part)
  await page.goBack()
  await expect(page).toHaveURL('/en/oferta')
  await expect.poll(() => scrolled(page)).toBe(120)
  await page.goForward()
  await expect.poll(() => scrolled(page)).toBe(part)
  expect(await isMarked(page)).toBe(true)
})

test('two steps back in one frame each keep where the page was', async ({ page }) => {
  // As if no frame was painted in between: the page hears of its scrolling only then.
  await page.addInitScript(() => {
    const stop = (event: Event): void => {
      if (document.documentElement.dataset['frames'] === 'none') event.stopImmediatePropagation()
    }
    window.addEventListener('scroll', stop, { capture: true })
  })
  await page.goto('/en/oferta')
  await hydrated(page)
  await page.locator('.contents a').nth(2).dispatchEvent('click')
  await expect(page).toHaveURL(/#3-/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(320)
  const part = await scrolled(page)
  await page.locator('.contents a').nth(4).dispatchEvent('click')
  await expect(page).toHaveURL(/#5-/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(part)

  await page.evaluate(() => (document.documentElement.dataset['frames'] = 'none'))
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(part)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goForward()
  await expect(page).toHaveURL(/#3-/)
  await expect.poll(() => scrolled(page)).toBe(part)
})
