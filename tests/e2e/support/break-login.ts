import type { Page } from '@playwright/test'

/** Lets a block of the page fail while it is taken over: its form is missing from the embedded payload. */
export const breakLogin = (page: Page, language: string): Promise<unknown> =>
  page.route(`**/${language}/login`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/"forms":\{"signIn":/, '"forms":{"gone":')
    await route.fulfill({ response, body: html })
  })
