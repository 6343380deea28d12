import type { Page } from '@playwright/test'
import { chooseLanguage } from './support/choose-language.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

/** A mark that a document load would wipe out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('links change the page without loading the document anew', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  await page.locator('header').getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page).toHaveTitle(/Provider/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://provider.example/en/pricing',
  )
  expect(await isMarked(page)).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://provider.example/en')
  expect(await isMarked(page)).toBe(true)
})

test('the language switcher keeps the page, the query and the hash', async ({ page }) => {
  await page.goto('/en/pricing?plan=pro#plans')
  await hydrated(page)
  await mark(page)
  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL('/ru/pricing?plan=pro#plans')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await isMarked(page)).toBe(true)
})

test('a payload that cannot be had leads to an ordinary page load', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource/)
  expectComplaint(/^HttpError: GET \/en\/pricing\/_payload.json: http 500/)
  await page.route('**/en/pricing/_payload.json', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/en')
  await hydrated(page)
  await page.locator('header').getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('h1')).toBeVisible()
})

test('the menu of a phone closes behind every link in it, also one to the page shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/pricing')
  await hydrated(page)
  for (const path of ['/en/pricing', '/en/payment']) {
    await page.locator('header [popovertarget=menu]').click()
    await page.locator(`#menu a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('#menu')).toBeHidden()
  }
  await page.locator('header [popovertarget=languages]').click()
  await page.locator('#languages a[data-locale=en]').click()
  await expect(page.locator('#languages')).toBeHidden()
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('menus, links and the language switcher work', async ({ page }) => {
    await page.goto('/')
    await page.locator('a[hreflang=uk]').first().click()
    await expect(page).toHaveURL('/uk')
    await page.locator('header a[href="/uk/pricing"]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    await chooseLanguage(page, 'English')
    await expect(page).toHaveURL('/en/pricing')
  })

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en')
    const link = page.locator('header a[href="/en/pricing"]').locator('visible=true')
    await expect(link).toHaveCount(0)
    await page.locator('header [popovertarget=menu]').click()
    await expect(link).toHaveCount(1)
  })
})
