import type { Page, Request } from '@playwright/test'
import { fixtureWords, serveFixture } from './fixture-site.ts'
import { hydrated } from './hydrated.ts'
import { test } from './test.ts'

export const languages = ['en', 'ru', 'uk'] as const
export type Language = (typeof languages)[number]

const fixture = 'tests/fixtures/components'

/** Builds the site with a page for each part of the interface and serves it to the tests of a file, one by one. */
export function serveComponents(port: number): void {
  let site: Awaited<ReturnType<typeof serveFixture>> | undefined
  test.describe.configure({ mode: 'default' })
  test.use({ baseURL: `http://localhost:${port}`, viewport: { width: 1200, height: 900 } })
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    site = await serveFixture(fixture, { port })
  })
  test.afterAll(() => site?.stop())
}

/** The words of that site in a language, with their placeholders filled in. */
export const wordsOf = (language: Language) => fixtureWords(fixture, language)

type Answer = { json: unknown } | { status: number } | 'nothing'

/** Answers every call of the API, and keeps what was asked. */
export async function answer(page: Page, reply: (url: URL) => Answer): Promise<Request[]> {
  const asked: Request[] = []
  await page.route('**/api/**', async (route) => {
    asked.push(route.request())
    const answered = reply(new URL(route.request().url()))
    if (answered === 'nothing') await route.abort()
    else await route.fulfill(answered)
  })
  return asked
}

/** Signed in from the next page on, until a page of the site says otherwise. */
export async function signedIn(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('token', 'secret'))
}

export const token = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'))

/** Opens a page, and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
