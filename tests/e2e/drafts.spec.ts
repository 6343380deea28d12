import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { answerChanges } from './support/made-up-api.ts'
import { confirmSignOut, letIn, openAccountLink } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/texts.ts'

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
  await answerChanges(page, '**/api/me', (route) => route.fulfill({ status: 401, json: {} }))
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

test('who signs out is asked once, told what that costs, and leaves nothing behind', async ({ page }) => {
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 204 }))
  await openAccountLink(page, '/logout')
  const question = page.getByRole('alertdialog', { name: words('en', 'logout.confirm') })
  await expect(question).toHaveAccessibleDescription(words('en', 'ui.signOut.unsent'))
  expect(await drafts(page)).toContain('Ann Other')
  await confirmSignOut(page)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect.poll(() => drafts(page)).toBeNull()
})

test('who would rather not sign out finds what was typed', async ({ page }) => {
  await openAccountLink(page, '/logout')
  await expect(page.getByRole('alertdialog', { name: words('en', 'logout.confirm') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/en/profile')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'member')
  await expect(name(page)).toHaveValue('Ann Other')
})

test('signing out with nothing typed says nothing of it', async ({ page }) => {
  await name(page).fill('Ann Known')
  await openAccountLink(page, '/logout')
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('')
})
