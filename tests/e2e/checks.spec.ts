import { chooseLanguage } from './support/choose-language.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/texts.ts'

const main = 'main'

test('an address that a check refuses is a 404 in the language of the page, and nothing of the page is shown', async ({
  page,
}) => {
  await page.goto('/uk/pricing?plan=gold#plans')
  await expect(page.locator(main)).toContainText('Сторінку не знайдено: /uk/pricing?plan=gold#plans')
  await expect(page.locator('html')).not.toHaveAttribute('data-unchecked', '')
  await expect(page.locator('.plan')).toHaveCount(0)
  await expect(page).toHaveTitle(new RegExp(words('uk', 'ui.errors.notFound.title')))
})

test('until the runtime has decided, such a page is not shown', async ({ page }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/assets/runtime-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/pricing?plan=gold', { waitUntil: 'commit' })
  await expect(page.locator('#app')).toBeHidden()
  answer()
  await expect(page.locator(main)).toContainText('Page not found: /en/pricing?plan=gold')
  await expect(page.locator('#app')).toBeVisible()
})

test('one that passes is the page, whatever else is in the query', async ({ page }) => {
  await page.goto('/en/pricing?plan=pro&from=mail')
  await hydrated(page)
  await expect(page.locator('.plan')).toHaveCount(3)
})

test('the next navigation recovers from a fatal error, without a document load', async ({ page }) => {
  await page.goto('/en/pricing?plan=gold')
  await expect(page.locator(main)).toContainText('Page not found')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await page.locator('header').getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('going back to a refused address refuses it again', async ({ page }) => {
  await page.goto('/en/pricing?plan=gold')
  await expect(page.locator(main)).toContainText('Page not found')
  await page.locator('header a[href="/en/contacts"]').first().click()
  await expect(page).toHaveURL('/en/contacts')
  await page.goBack()
  await expect(page.locator(main)).toContainText('Page not found: /en/pricing?plan=gold')
})

test('the language can be changed on a refused address, which stays refused', async ({ page }) => {
  await page.goto('/en/pricing?plan=gold')
  await expect(page.locator(main)).toContainText('Page not found')
  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL('/ru/pricing?plan=gold')
  await expect(page.locator(main)).toContainText('Страница не найдена: /ru/pricing?plan=gold')
})
