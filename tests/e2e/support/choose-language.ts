import type { Page } from '@playwright/test'

/** Follows the link named by the language itself; on a phone the list has to be opened first. */
export const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  const link = page.locator('header').getByRole('link', { name })
  if (!(await link.isVisible())) await page.locator('header [popovertarget=languages]').click()
  await link.click()
}
