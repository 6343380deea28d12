import type { Page } from '@playwright/test'

/** Waits until React has taken over the page; a page that is only read starts when a pointer comes near a link. */
export const hydrated = async (page: Page): Promise<void> => {
  // Where it starts by itself, a question may be in the way already.
  const html = page.locator('html')
  const start = await html.getAttribute('data-start')
  if (start === 'intent' || (start === 'member' && (await html.getAttribute('data-session')) === 'guest'))
    await page.locator('header a').first().hover()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}
