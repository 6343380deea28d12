import type { Page } from '@playwright/test'

/** Waits until React has taken over the page. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' })
