import type { Page } from '@playwright/test'

/** Opens the language switcher and follows the link named by the language itself. */
export const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  await page.locator('header [popovertarget=languages]').click()
  await page.locator('#languages').getByRole('link', { name }).click()
}
