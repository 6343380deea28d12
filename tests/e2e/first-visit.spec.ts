import { localeCodes } from '#site/locales.ts'
import { blockCookies, blockStorage } from './support/blocked.ts'
import { hydrated } from './support/hydrated.ts'
import { choice, daysLeft, haveChosen } from './support/locale-cookie.ts'
import { speaking } from './support/speaking.ts'
import { expect, test } from './support/test.ts'

const browsers = [
  { languages: ['uk-UA', 'en'], locale: 'uk' },
  { languages: ['ru'], locale: 'ru' },
  { languages: ['en-GB'], locale: 'en' },
  { languages: ['de', 'uk'], locale: 'uk' },
  { languages: ['de-AT', 'fr', 'ru-RU', 'uk'], locale: 'ru' },
  { languages: ['de', 'fr-CA'], locale: 'en' },
]

for (const { languages, locale } of browsers) {
  test(`"/" leads a browser that speaks ${languages.join(', ')} to /${locale}`, async ({ page, context }) => {
    await speaking(page, ...languages)
    await page.goto('/')
    await expect(page).toHaveURL(`/${locale}`)
    expect(await page.evaluate(() => navigator.languages)).toEqual(languages)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect((await choice(context))?.value).toBe(locale)
  })
}

test('the query and the hash come along', async ({ page }) => {
  await speaking(page, 'uk')
  await page.goto('/?utm_source=post&plan=%D1%82#faq')
  await expect(page).toHaveURL('/uk?utm_source=post&plan=%D1%82#faq')
})

test('"/" is no entry of the history', async ({ page }) => {
  await page.goto('/en/contacts')
  await page.goto('/')
  await expect(page).toHaveURL('/en')
  await page.goBack()
  await expect(page).toHaveURL('/en/contacts')
})

test('the cookie is for the whole site, for a year, and for this site only', async ({ page, context }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/en')
  const cookie = await choice(context)
  expect(cookie).toMatchObject({
    name: 'i18n_redirected',
    value: 'en',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
    // The tests are served without TLS.
    secure: false,
  })
  expect(daysLeft(cookie)).toBe(365)
})

test('what was chosen before counts more than the browser', async ({ page, context, baseURL }) => {
  await haveChosen(context, baseURL ?? '', 'uk')
  await speaking(page, 'ru', 'en')
  await page.goto('/')
  await expect(page).toHaveURL('/uk')
  expect((await choice(context))?.value).toBe('uk')
})

for (const value of ['de', 'EN', '', 'constructor', '../ru']) {
  test(`a cookie that says "${value}" is ignored and replaced`, async ({ page, context, baseURL }) => {
    await haveChosen(context, baseURL ?? '', value)
    await speaking(page, 'ru')
    await page.goto('/')
    await expect(page).toHaveURL('/ru')
    expect((await choice(context))?.value).toBe('ru')
  })
}

for (const path of ['/uk/pricing', '/ru/contacts', '/en/login']) {
  test(`a visit of ${path} lets the year of the choice begin anew and keeps the choice`, async ({
    page,
    context,
    baseURL,
  }) => {
    await haveChosen(context, baseURL ?? '', 'uk', 3)
    await page.goto(path)
    const cookie = await choice(context)
    expect(cookie?.value).toBe('uk')
    expect(daysLeft(cookie)).toBe(365)
    await page.goto('/')
    await expect(page).toHaveURL('/uk')
  })
}

test('a visit of a page in a language is no choice', async ({ page, context }) => {
  await page.goto('/ru/pricing')
  await hydrated(page)
  await page.locator('header').getByRole('link', { name: 'Контакты' }).first().click()
  await expect(page).toHaveURL('/ru/contacts')
  expect(await choice(context)).toBeUndefined()
})

for (const [what, block] of [
  ['cookies are', blockCookies],
  ['storage is', blockStorage],
] as const) {
  test(`where ${what} blocked, the visitor is sent on and the site works`, async ({ page }) => {
    await block(page)
    await speaking(page, 'uk')
    await page.goto('/?a=1#faq')
    await expect(page).toHaveURL('/uk?a=1#faq')
    await hydrated(page)
    await page.locator('header a[href="/uk/pricing"]').first().click()
    await expect(page).toHaveURL('/uk/pricing')
    await page.locator('header a[data-locale=ru]').click()
    await expect(page).toHaveURL('/ru/pricing')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await page.goto('/ru/login')
    await page.locator('input[type=email]').fill('ann@provider.example')
    await hydrated(page)
    await expect(page.locator('input[type=email]')).toHaveValue('ann@provider.example')
  })
}

test('nothing of "/" is painted before it is left', async ({ page }) => {
  // An answer without content keeps the browser where it is, with all the time in the world to paint.
  await page.route('**/en', (route) => route.fulfill({ status: 204 }))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-leaving', '')
  await expect(page.locator('body')).toBeHidden()
  expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(0)
})

test('a document that is being left is not seen, however much of it has come', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('body')).toBeVisible()
  await page.evaluate(() => (document.documentElement.dataset['leaving'] = ''))
  await expect(page.locator('body')).toBeHidden()
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('"/" is a whole page with a link to each language', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await expect(page.locator('h1')).toBeVisible()
    for (const locale of localeCodes) {
      await expect(page.locator(`main a[href="/${locale}"]`).first()).toBeVisible()
      const alternate = page.locator(`link[rel=alternate][hreflang=${locale}]`)
      await expect(alternate).toHaveAttribute('href', `https://provider.example/${locale}`)
    }
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute(
      'href',
      'https://provider.example/',
    )
    await page.locator('main a[href="/uk"]').first().click()
    await expect(page).toHaveURL('/uk')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  })
})
