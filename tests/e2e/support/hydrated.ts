import type { Page } from '@playwright/test'

/** Waits until React has taken over the page; a page that is only read starts when a pointer comes near a link. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.locator('header a').first().hover()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}
