import type { Locator, Page } from '@playwright/test'
import { routes } from '#site/routes.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { serveFixture } from './support/fixture-site.ts'
import { hydrated } from './support/hydrated.ts'
import { lossesOf } from './support/losses.ts'
import { expect, test } from './support/test.ts'
import { visitAs, visitorOf } from './support/visit-as.ts'

const phone = { width: 320, height: 640 }
const desktop = { width: 1280, height: 900 }

interface Place {
  readonly left: number
  readonly right: number
}

const placeOf = (locator: Locator): Promise<Place> =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right) }
  })

/** Where things lie whose side of the window follows the direction of the text. */
const placesOf = async (page: Page): Promise<Place[]> => {
  const things = ['.brand', '.languages', 'h1', '.brand-mark']
  return Promise.all(things.map((name) => placeOf(page.locator(name))))
}

test.describe('a site with a language from right to left', () => {
  let site: Awaited<ReturnType<typeof serveFixture>> | undefined

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    site = await serveFixture('tests/fixtures/sites/right-to-left')
  })
  test.afterAll(() => site?.stop())

  test('is laid out from right to left in it, and the other way round in the other', async ({ page }) => {
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await page.goto(`${site?.address}/he`)
      await hydrated(page)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('dir', 'rtl')
      await expect(html).toHaveAttribute('lang', 'he')
      expect(await lossesOf(page)).toEqual([])
      const brand = await placeOf(page.locator('.brand'))
      const languages = await placeOf(page.locator('.languages'))
      expect(brand.left).toBeGreaterThanOrEqual(languages.right)
      expect(brand.right).toBeGreaterThan(0.9 * size.width)

      await chooseLanguage(page, 'English')
      await expect(page).toHaveURL(/\/en$/)
      await expect(html).toHaveAttribute('dir', 'ltr')
      expect((await placeOf(page.locator('.brand'))).left).toBeLessThan(0.1 * size.width)
      expect(await lossesOf(page)).toEqual([])
      await chooseLanguage(page, 'עברית')
      await expect(page).toHaveURL(/\/he$/)
      await expect(html).toHaveAttribute('dir', 'rtl')
      expect(await placeOf(page.locator('.brand'))).toEqual(brand)
    }
  })
})

// The texts are English, but every block that there is stands on these pages.
for (const { path, page: name } of routes.filter(({ locale }) => locale === 'en')) {
  test(`${path} would lie from right to left as its mirror image`, async ({ page }) => {
    await visitAs(page, visitorOf(name))
    await page.goto(path)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      await page.evaluate(() => (document.documentElement.dir = 'ltr'))
      const places = await placesOf(page)
      await page.evaluate(() => (document.documentElement.dir = 'rtl'))
      expect(await lossesOf(page)).toEqual([])
      for (const [index, { left, right }] of (await placesOf(page)).entries()) {
        // Half pixels are rounded.
        expect(Math.abs(left - size.width + (places[index]?.right ?? 0))).toBeLessThanOrEqual(1)
        expect(Math.abs(right - size.width + (places[index]?.left ?? 0))).toBeLessThanOrEqual(1)
      }
    }
  })
}
