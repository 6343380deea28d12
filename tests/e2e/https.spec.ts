import type { Page } from '@playwright/test'
import { chooseLanguage } from './support/choose-language.ts'
import { hydrated } from './support/hydrated.ts'
import { choice, daysLeft, haveChosen } from './support/locale-cookie.ts'
import { expect, test } from './support/test.ts'

const origin = 'https://provider.example'

/** Answers for an origin with HTTPS as the server of the tests does, so that no certificate is needed. */
const serveSecurely = (page: Page, from: string | undefined) =>
  page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${from}${pathname}${search}` }) })
  })

test.beforeEach(({ page, baseURL }) => serveSecurely(page, baseURL))

test('the cookie of the language is secure where the visitor is sent on from "/"', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/`)
  await expect(page).toHaveURL(`${origin}/en`)
  expect(await choice(context)).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: true })
})

test('and where a language is chosen, before the runtime is there and after', async ({ page, context }) => {
  await page.goto(`${origin}/en/pricing`)
  await page.locator('header a[data-locale=uk]').dispatchEvent('click')
  await expect(page).toHaveURL(`${origin}/uk/pricing`)
  expect(await choice(context)).toMatchObject({ value: 'uk', secure: true })
  await hydrated(page)
  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL(`${origin}/ru/pricing`)
  expect(await choice(context)).toMatchObject({ value: 'ru', secure: true })
})

test('and where its year begins anew', async ({ page, context }) => {
  await haveChosen(context, `${origin}/`, 'uk', 3)
  await page.goto(`${origin}/ru/contacts`)
  const cookie = await choice(context)
  expect(cookie).toMatchObject({ value: 'uk', secure: true })
  expect(daysLeft(cookie)).toBe(365)
})
