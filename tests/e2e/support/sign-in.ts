import type { BrowserContext, Page } from '@playwright/test'
import { makeUpApi } from './made-up-api.ts'

/** The token of a visitor who is signed in from the first page on. */
export const firstToken = 'secret-1'

/** Lets the browser be signed in already, until it signs out. */
export async function beSignedIn(page: Page, url: string | undefined): Promise<void> {
  await makeUpApi(page.context())
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: new URL(url ?? '').origin, localStorage: [{ name: 'token', value: firstToken }] }],
  })
}

/** Has the server let everyone in. */
export async function letIn(where: Page | BrowserContext, token = 'secret-2'): Promise<void> {
  await makeUpApi('context' in where ? where.context() : where)
  await where.route('**/api/auth/login', (route) => route.fulfill({ json: { token } }))
}

/** Fills in the form for signing in, and sends it. */
export async function signIn(page: Page): Promise<void> {
  const form = page.locator('form[data-form=signIn]')
  await form.locator('input[name=email]').fill('ann@provider.example')
  await form.locator('input[name=password]').fill('correct horse')
  await form.locator('button[type=submit]').click()
}

/** The token as the browser keeps it. */
export const keptToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'))

/** Says yes to the question whether to sign out. */
export const confirmSignOut = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button').first().click()

/** Follows a link of the menu of the account. */
export async function openAccountLink(page: Page, path: string): Promise<void> {
  await page.locator('button[popovertarget=account]').click()
  await page.locator(`#account a[href$="${path}"]`).click()
}

/** Signs out by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await openAccountLink(page, '/logout')
  await confirmSignOut(page)
}
