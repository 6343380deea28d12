import type { Page } from '@playwright/test'

/** Sets the languages of the browser, the best first: its `Accept-Language` and what scripts are told. */
export async function speaking(page: Page, ...languages: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setUserAgentOverride', {
    userAgent: await page.evaluate(() => navigator.userAgent),
    acceptLanguage: languages.join(','),
  })
}
