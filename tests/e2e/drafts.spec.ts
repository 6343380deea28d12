import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { letIn, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const name = (page: Page) => page.locator('form[data-form=profile] input[name=name]')

/** What the tab keeps of what was typed. */
const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'))

async function signInAs(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill('correct horse')
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL('/en/profile')
}

test.beforeEach(async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to load resource: .* 401/)
  await letIn(page)
  await page.goto('/en/login')
  await hydrated(page)
  await signInAs(page, 'ann@provider.example')
  await expect(name(page)).toHaveValue('Ann Known')
  await name(page).fill('Ann Other')
})

/** Has the server end the session. */
async function beSentAway(page: Page): Promise<void> {
  await page.route('**/api/me', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 401, json: {} }),
  )
  await page.locator('form[data-form=profile] button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/login/)
}

test('what a member typed is not shown in a tab that somebody else has taken over', async ({
  page,
  context,
}) => {
  await beSentAway(page)
  const other = await context.newPage()
  await letIn(other, 'secret-3')
  await other.goto('/en/login')
  await hydrated(other)
  await signInAs(other, 'bob@provider.example')
  // Both tabs are his now.
  await expect(page).toHaveURL('/en/profile')
  await expect(name(page)).toBeVisible()
  await expect(name(page)).toHaveValue('Ann Known')
})

test('what a member typed is shown to nobody else who signs in', async ({ page }) => {
  await beSentAway(page)
  await signInAs(page, 'bob@provider.example')
  await expect(name(page)).toHaveValue('Ann Known')
})

test('but to herself', async ({ page }) => {
  await beSentAway(page)
  await signInAs(page, 'Ann@provider.example')
  await expect(name(page)).toHaveValue('Ann Other')
})

test('who signs out leaves nothing behind', async ({ page }) => {
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 204 }))
  await page.evaluate(() => document.dispatchEvent(new Event('boot:keep')))
  expect(await drafts(page)).toContain('Ann Other')
  await signOut(page)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest')
  await expect.poll(() => drafts(page)).toBeNull()
})
