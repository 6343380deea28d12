import type { Page } from '@playwright/test'

/** Follows a link wherever it is, without a pointer that comes near it first and without scrolling to it. */
export const follow = (page: Page, href: string): Promise<void> =>
  page.locator(`a[href="${href}"]`).first().dispatchEvent('click')
