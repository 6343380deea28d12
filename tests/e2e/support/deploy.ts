import type { Locator, Page } from '@playwright/test'

export const latestFile = '**/builds/latest.json'

/** Lets the open page look for a new build, and waits for the answer to have been read. */
export async function look(page: Page): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse(latestFile),
    page.evaluate(() => window.dispatchEvent(new Event('focus'))),
  ])
  await response.finished()
}

/** Deploys a new build under the open page, which then looks. */
export async function deploy(page: Page, id: string): Promise<void> {
  await page.route(latestFile, (route) => route.fulfill({ json: { id, timestamp: 1_900_000_000_000 } }))
  await look(page)
}

/** The button with which a visitor agrees to a new build. */
export const updateButton = (page: Page, name = 'Update now'): Locator => page.getByRole('button', { name })
