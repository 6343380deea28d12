import type { Page } from '@playwright/test'
import { chooseLanguage } from './support/choose-language.ts'
import { isMarked, mark } from './support/documents.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { choice } from './support/locale-cookie.ts'
import { expect, test } from './support/test.ts'

const texts = (locale: string): string => `**/assets/${locale}-*.json`

/**
 * The head as search engines and browsers read it, in an order of its own. Pictures for previews are for those who
 * read no more than the document.
 */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement
    const tags = document.head.querySelectorAll(
      'title,meta[name=description],meta[name=robots],meta[property]:not([property^="og:image"]),link[rel=canonical],link[hreflang]',
    )
    const told = [...tags].map((tag) =>
      [
        tag.localName,
        tag.localName === 'title' ? tag.textContent : '',
        ...[...tag.attributes].map((attribute) => `${attribute.name}=${attribute.value}`).sort(),
      ].join(' '),
    )
    return [lang, dir, ...told.sort()]
  })

test('what was typed, the query and the hash stay over a change of the language', async ({ page }) => {
  await page.goto('/en/login?returnTo=%2Fen%2Fpricing%3Fplan%3Dpro#form')
  await hydrated(page)
  await mark(page)
  await page.locator('input[type=email]').fill('ann@provider.example')
  await page.locator('input[type=password]').fill('correct horse')
  await chooseLanguage(page, 'Українська')
  await expect(page).toHaveURL('/uk/login?returnTo=%2Fen%2Fpricing%3Fplan%3Dpro#form')
  await expect(page.locator('h1')).toHaveText('Раді бачити вас знову')
  await expect(page.locator('input[type=email]')).toHaveValue('ann@provider.example')
  await expect(page.locator('input[type=password]')).toHaveValue('correct horse')
  expect(await isMarked(page)).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL('/en/login?returnTo=%2Fen%2Fpricing%3Fplan%3Dpro#form')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('input[type=email]')).toHaveValue('ann@provider.example')
})

test('a language chosen with the keyboard keeps the focus where it is', async ({ page }) => {
  await page.goto('/en/register')
  await hydrated(page)
  await page.locator('input[name=name]').fill('Анна')
  await page.locator('input[type=email]').fill('ann@provider.example')
  const russian = page.locator('header a[data-locale=ru]')
  await russian.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ru/register')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(russian).toBeFocused()
  await expect(russian).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('input[name=name]')).toHaveValue('Анна')
  await expect(page.locator('input[type=email]')).toHaveValue('ann@provider.example')
})

test('only a choice is kept in the cookie', async ({ page, context }) => {
  await page.goto('/en/pricing')
  await hydrated(page)
  await page.locator('header a[data-locale=ru]').hover()
  expect(await choice(context)).toBeUndefined()
  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL('/ru/pricing')
  expect((await choice(context))?.value).toBe('ru')
  await page.goBack()
  await expect(page).toHaveURL('/en/pricing')
  expect((await choice(context))?.value).toBe('ru')
})

test('the title, the language, the direction and the alternates follow', async ({ page }) => {
  await page.goto('/uk/pricing')
  const prerendered = await headOf(page)
  await page.goto('/en/pricing')
  await hydrated(page)
  await mark(page)
  await chooseLanguage(page, 'Українська')
  await expect(page).toHaveURL('/uk/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect.poll(() => headOf(page)).toEqual(prerendered)
  expect(await isMarked(page)).toBe(true)
})

test('a slow change of the language that was overtaken is dropped', async ({ page }) => {
  const russian = await hold(page, texts('ru'))
  await page.goto('/en/login')
  await hydrated(page)
  await chooseLanguage(page, 'Русский')
  await expect.poll(russian.waiting).toBe(1)
  // Until the texts are there, the page is as it was.
  await expect(page).toHaveURL('/en/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-loading', '')

  await chooseLanguage(page, 'Українська')
  await expect(page).toHaveURL('/uk/login')
  await expect(page.locator('html')).not.toHaveAttribute('data-loading')
  const answered = page.waitForEvent('requestfinished', (request) => request === russian.requests[0])
  russian.release()
  await answered
  // What the answer leads to takes some turns of the event loop, and all of them come before two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page).toHaveURL('/uk/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  await expect(page.locator('h1')).toHaveText('Раді бачити вас знову')

  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL('/ru/login')
  expect(russian.requests).toHaveLength(1)
})

test('a document comes in the language that is chosen', async ({ page }) => {
  await page.goto('/en/oferta?from=footer')
  await hydrated(page)
  await mark(page)
  const english = (await page.locator('main').textContent()) ?? ''
  await chooseLanguage(page, 'Українська')
  await expect(page).toHaveURL('/uk/oferta?from=footer')
  await expect(page.locator('main')).not.toHaveText(english)
  const translated = await page.locator('main').textContent()
  expect(await isMarked(page)).toBe(true)
  await page.goto('/uk/oferta')
  await expect(page.locator('main')).toHaveText(translated ?? '')
})

test.describe('before the runtime is there', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a touch of a language keeps the query and the hash', async ({ page, context }) => {
    const runtime = await hold(page, '**/assets/runtime-*.js')
    await page.goto('/en/pricing?plan=pro#plans')
    await page.locator('header [popovertarget=languages]').tap()
    await page.locator('header a[data-locale=uk]').tap()
    await expect(page).toHaveURL('/uk/pricing?plan=pro#plans')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    expect((await choice(context))?.value).toBe('uk')
    runtime.release()
  })

  test('what was typed comes along', async ({ page }) => {
    const runtime = await hold(page, '**/assets/runtime-*.js')
    await page.goto('/en/register?from=home', { waitUntil: 'commit' })
    await page.locator('input[name=name]').fill('Анна')
    await page.locator('input[type=email]').fill('ann@provider.example')
    await page.locator('input[name=newPassword]').fill('Correct-horse-1')
    await page.locator('header [popovertarget=languages]').tap()
    await page.locator('header a[data-locale=uk]').tap()
    await expect(page).toHaveURL('/uk/register?from=home')
    await expect(page.locator('input[name=name]')).toHaveValue('Анна')
    await expect(page.locator('input[type=email]')).toHaveValue('ann@provider.example')
    await expect(page.locator('input[name=newPassword]')).toHaveValue('')
    runtime.release()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await expect(page.locator('input[name=name]')).toHaveValue('Анна')
  })
})
