import type { BrowserContext, Cookie } from '@playwright/test'
import { language } from '#site/settings.ts'

const name = language.cookie.key

/** Keeps a choice of language as an earlier visit would have; `days` is how long it is still good for. */
export const haveChosen = (context: BrowserContext, url: string, value: string, days = 100): Promise<void> =>
  context.addCookies([{ name, value, url, sameSite: 'Lax', expires: Date.now() / 1000 + days * 86_400 }])

/** The cookie of the chosen language as the browser keeps it. */
export const choice = async (context: BrowserContext): Promise<Cookie | undefined> =>
  (await context.cookies()).find((cookie) => cookie.name === name)

/** Days, to the nearest one, until the browser forgets a cookie. */
export const daysLeft = (cookie: Cookie | undefined): number =>
  Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)
