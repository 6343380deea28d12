import type { Page } from '@playwright/test'

/** Lets a block of the page fail while it is taken over: its form is missing from the embedded payload. */
export const breakLogin = (page: Page, language: string): Promise<unknown> =>
  page.route(`**/${language}/login`, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/"forms":\{"signIn":/, '"forms":{"gone":')
    await route.fulfill({ response, body: html })
  })

/** The same for who comes by a link: its form is missing from the payload that is fetched. */
export const breakLoginPayload = (page: Page, language: string): Promise<unknown> =>
  page.route(`**/${language}/login/_payload.json`, async (route) => {
    const payload = (await (await route.fetch()).json()) as Record<string, unknown>
    await route.fulfill({ json: { ...payload, forms: {} } })
  })
