import { breakLogin } from './support/break-login.ts'
import { expect, test } from './support/test.ts'

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 Chrome-Lighthouse',
]

for (const userAgent of bots) {
  test.describe(userAgent, () => {
    test.use({ userAgent })

    test('keeps the markup of a page that cannot be rendered', async ({ page, expectComplaint }) => {
      const logged = page.waitForEvent('console', (message) => message.text().includes('no form "signIn"'))
      expectComplaint(/no form "signIn"|Minified React error|hydrat/i)
      await breakLogin(page, 'en')
      await page.goto('/en/login')
      await logged
      await expect(page.locator('main')).not.toContainText('Something went wrong')
      await expect(page.locator('main form')).toBeVisible()
      await expect(page.locator('h1')).toHaveText('Welcome back')
    })
  })
}

test('everyone else is told, with the status', async ({ page, expectComplaint }) => {
  expectComplaint(/no form "signIn"|Minified React error|hydrat/i)
  await breakLogin(page, 'en')
  await page.goto('/en/login')
  await expect(page.locator('main')).toContainText('Something went wrong')
  await expect(page.locator('main')).toContainText('500')
  await expect(page).toHaveTitle(/^Something went wrong — /)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
