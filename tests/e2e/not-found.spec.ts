import { runtimeFile } from './support/breakage.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const cases = [
  { path: '/en/nope?x=1', lang: 'en', message: 'Page not found: /en/nope?x=1' },
  { path: '/en/pricing/nope', lang: 'en', message: 'Page not found: /en/pricing/nope' },
  { path: '/ru/nope', lang: 'ru', message: 'Страница не найдена: /ru/nope' },
  { path: '/uk/nope', lang: 'uk', message: 'Сторінку не знайдено: /uk/nope' },
  { path: '/de/pricing', lang: 'en', message: 'Page not found: /de/pricing' },
  { path: '/login', lang: 'en', message: 'Page not found: /login' },
]

for (const { path, lang, message } of cases) {
  test(`${path} answers 404 in ${lang}`, async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('main')).toContainText(message)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}

test.describe('for a visitor who reads another language', () => {
  test.use({ locale: 'uk-UA' })

  test('an address of no language shows the page in no other than hers', async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/)
    const runtime = await hold(page, runtimeFile)
    await page.goto('/login', { waitUntil: 'commit' })
    await expect.poll(runtime.waiting).toBeGreaterThan(0)
    await expect(page.locator('h1')).toHaveText('Page not found')
    await expect(page.locator('#app')).toBeHidden()
    runtime.release()
    await expect(page.locator('h1')).toHaveText('Сторінку не знайдено')
    await expect(page.locator('#app')).toBeVisible()
  })
})

test('a page without its language leads to the page with it', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  await page.goto('/login')
  await page.locator('main a[href="/en/login"]').click()
  await expect(page).toHaveURL('/en/login')
})

test('a slip of the pen is answered with the nearest page', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  await page.goto('/uk/pricng')
  await expect(page.locator('main a[href="/uk/pricing"]')).toBeVisible()
})

test('the next navigation leaves the error behind', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  await page.goto('/en/nope')
  await hydrated(page)
  await page.locator('main a[href="/en"]').click()
  await expect(page).toHaveURL('/en')
  await expect(page.locator('main')).not.toContainText('Page not found')
})

test('the language can be changed on the error page', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  await page.goto('/en/nope')
  await hydrated(page)
  await chooseLanguage(page, 'Українська')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(page.locator('main')).toContainText('Сторінку не знайдено: /uk/nope')
})

for (const path of ['/assets/gone.js', '/en/nope/_payload.json', '/builds/meta/none.json']) {
  test(`${path} is never answered with a page`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).not.toContain('text/html')
  })
}
