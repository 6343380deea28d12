import type { Page } from '@playwright/test'
import { answers, breakFile, formFile, runtimeFile, saysFileFailed } from './support/breakage.ts'
import { documentsOf, isMarked, mark } from './support/documents.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const ready = 'html[data-ready]'
const panel = (page: Page) => page.locator('.stuck')
/** What starts the runtime of a page that is only read. */
const showIntent = (page: Page) => page.locator('header nav a').first().dispatchEvent('pointerover')

test.beforeEach(({ expectComplaint }) => expectComplaint(saysFileFailed))

const texts = {
  en: { title: 'This page did not load completely', retry: 'Try again' },
  ru: { title: 'Страница загрузилась не полностью', retry: 'Попробовать снова' },
  uk: { title: 'Сторінка завантажилася не повністю', retry: 'Спробувати знову' },
}

for (const [locale, { title, retry }] of Object.entries(texts)) {
  test(`without the runtime a form page is loaded anew once, then says so in ${locale}`, async ({ page }) => {
    const documents = documentsOf(page)
    const runtime = await breakFile(page, runtimeFile, 'missing')
    await page.goto(`/${locale}/login`)
    await expect(panel(page)).toContainText(title)
    await expect(page.locator('h1')).toBeVisible()
    expect(documents).toEqual([`/${locale}/login`, `/${locale}/login`])

    await mark(page)
    await panel(page).getByRole('button', { name: retry }).click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(panel(page).getByRole('button', { name: retry })).toBeVisible()
    expect(documents).toHaveLength(3)

    runtime.mend()
    await panel(page).getByRole('button', { name: retry }).click()
    await expect(page.locator(ready)).toBeAttached()
    await expect(panel(page)).toHaveCount(0)
  })
}

for (const answer of ['missing', 'html'] as const) {
  test(`a page that is only read stays as it is until it is used (${answer})`, async ({ page }) => {
    const documents = documentsOf(page)
    const runtime = await breakFile(page, runtimeFile, answer)
    await page.goto('/en')
    await mark(page)
    await showIntent(page)
    await expect.poll(() => documents.length).toBe(2)
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)

    // The second time, what cannot be mended by loading is said.
    await showIntent(page)
    await expect(panel(page)).toContainText('You can read it, but not everything works')
    await expect(page.locator('h1')).toBeVisible()
    expect(documents).toHaveLength(2)

    runtime.mend()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(panel(page)).toHaveCount(0)
    await hydrated(page)
  })
}

test('a runtime that is HTML is as good as none', async ({ page }) => {
  const documents = documentsOf(page)
  await breakFile(page, runtimeFile, 'html')
  await page.goto('/uk/login')
  await expect(panel(page)).toBeVisible()
  expect(documents).toHaveLength(2)
})

for (const answer of ['missing', 'html'] as const) {
  test(`the document is loaded where the code of a block is not to be had (${answer})`, async ({ page }) => {
    const documents = documentsOf(page)
    // Only the document loaded anew, of a newer build perhaps, knows where the code lies now.
    await page.route(formFile, (route) => (documents.length > 1 ? route.fallback() : answers[answer](route)))
    await page.goto('/en')
    await hydrated(page)
    await page.locator('header a[href="/en/login"]').click()
    await expect(page).toHaveURL('/en/login')
    await expect(page.locator(ready)).toBeAttached()
    await expect(panel(page)).toHaveCount(0)
    expect(documents).toEqual(['/en', '/en/login'])
  })
}

test('code of a block that fails twice leaves a page that can be read, with the panel', async ({ page }) => {
  const documents = documentsOf(page)
  const code = await breakFile(page, formFile, 'missing')
  await page.goto('/ru')
  await hydrated(page)
  await page.locator('header a[href="/ru/login"]').click()
  await expect(page).toHaveURL('/ru/login')
  await expect(panel(page)).toContainText('Читать её можно, но работает не всё')
  await expect(page.locator('form[data-form]')).toBeVisible()
  expect(documents).toEqual(['/ru', '/ru/login'])

  code.mend()
  await panel(page).getByRole('button').click()
  await expect(page.locator(ready)).toBeAttached()
  await expect(panel(page)).toHaveCount(0)
})

for (const path of ['/en/pricing?plan=gold', '/login']) {
  test(`${path}, which nobody can check then, is shown with the panel`, async ({ page }) => {
    await breakFile(page, runtimeFile, 'missing')
    await page.goto(path)
    await expect(panel(page)).toBeVisible()
    await expect(page.locator('h1')).toBeVisible()
  })
}

test('the panel stays behind with the page that it was for', async ({ page }) => {
  await page.route(formFile, answers.missing)
  await page.route('**/en/login', answers.trouble)
  await page.goto('/en')
  await hydrated(page)
  await page.locator('header a[href="/en/login"]').click()
  await expect(panel(page)).toBeVisible()
  await page.locator('header a[href="/en/pricing"]').first().click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(panel(page)).toHaveCount(0)
})

test('pages that do not need the missing code work on', async ({ page }) => {
  await breakFile(page, formFile, 'missing')
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  await page.locator('header a[href="/en/pricing"]').first().click()
  await expect(page).toHaveURL('/en/pricing')
  expect(await isMarked(page)).toBe(true)
})
