import { breakLoginPayload } from './support/break-login.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

test('a page that cannot be rendered says so, and the next navigation is well again', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/signIn|undefined|Error/)
  await breakLoginPayload(page, 'en')
  await page.goto('/en')
  await hydrated(page)
  await page.locator('header a[href="/en/login"]').click()
  await expect(page.locator('main')).toContainText('Something went wrong')
  await expect(page.locator('main')).toContainText('500')
  await expect(page).toHaveTitle(/^Something went wrong — /)
  await expect(page.getByRole('status').filter({ hasText: /^Something went wrong — / })).toHaveCount(1)
  await page.locator('main a[href="/en"]').click()
  await expect(page).toHaveURL('/en')
  await expect(page.locator('main')).not.toContainText('Something went wrong')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page).not.toHaveTitle(/Something/)
})

test('a page whose data is broken stays the document it is', async ({ page, expectComplaint }) => {
  expectComplaint(/payload embedded in this page cannot be read/)
  await page.route('**/en/contacts', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/(id="payload">)\{/, '$1{{')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/en/contacts')
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('header a').first().click()
  await expect(page).toHaveURL('/en')
})
