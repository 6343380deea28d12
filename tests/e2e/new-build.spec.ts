import type { Page } from '@playwright/test'
import { chooseLanguage } from './support/choose-language.ts'
import { deploy, updateButton } from './support/deploy.ts'
import { documentsOf, isMarked, mark } from './support/documents.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const prompts = {
  en: { text: 'A new version of this site is ready.', now: 'Update now' },
  ru: { text: 'Вышла новая версия сайта.', now: 'Обновить' },
  uk: { text: 'З’явилася нова версія сайту.', now: 'Оновити' },
}

for (const [locale, { text, now }] of Object.entries(prompts)) {
  test(`a new build is offered in ${locale}, and comes when it is wanted`, async ({ page }) => {
    const documents = documentsOf(page)
    await page.goto(`/${locale}/pricing?plan=pro#plans`)
    await hydrated(page)
    await mark(page)
    await deploy(page, 'next')
    await expect(page.getByText(text)).toBeVisible()
    expect(documents).toHaveLength(1)
    await updateButton(page, now).click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(page).toHaveURL(`/${locale}/pricing?plan=pro#plans`)
    await expect(page.getByText(text)).toHaveCount(0)
    expect(documents).toHaveLength(2)
  })
}

test('the same build is offered once; one that is closed comes no more, a newer one does', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/en')
  await hydrated(page)
  await deploy(page, 'next')
  await expect(updateButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(updateButton(page)).toHaveCount(0)

  await page.clock.fastForward(60_000)
  await deploy(page, 'next')
  await expect(updateButton(page)).toHaveCount(0)

  await page.clock.fastForward(60_000)
  await deploy(page, 'the one after')
  await expect(updateButton(page)).toBeVisible()
})

test('who does not answer gets the new build with the next page', async ({ page }) => {
  const documents = documentsOf(page)
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  await deploy(page, 'next')
  await expect(updateButton(page)).toBeVisible()
  // The same page in another language is no next page: nothing of it is to be lost.
  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL('/ru')
  expect(await isMarked(page)).toBe(true)

  await page.locator('header a[href="/ru/pricing"]').first().click()
  await expect(page).toHaveURL('/ru/pricing')
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  expect(documents).toEqual(['/en', '/ru/pricing'])
})

test('who closed the offer gets it with the next page too', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  await deploy(page, 'next')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('header a[href="/en/pricing"]').first().click()
  await expect(page).toHaveURL('/en/pricing')
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
})

test('a new build that cannot be had is no reason to leave the page', async ({
  page,
  context,
  expectComplaint,
}) => {
  // What is merely fetched ahead.
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  const documents = documentsOf(page)
  const fetched = page.waitForResponse('**/en/pricing/_payload.json')
  await page.goto('/en')
  await hydrated(page)
  await (await fetched).finished()
  await deploy(page, 'next')
  await context.setOffline(true)
  await page.locator('header a[href="/en/pricing"]').first().click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('.plan')).toHaveCount(3)
  expect(documents).toEqual(['/en'])
})

const typeAlready = async (page: Page): Promise<void> => {
  await page.goto('/en/register')
  await hydrated(page)
  await page.locator('input[name=name]').fill('Ann Other')
  await page.locator('input[name=newPassword]').fill('correct horse')
  await mark(page)
  await deploy(page, 'next')
  await expect(updateButton(page)).toBeVisible()
}

test('a form that is half filled in is not taken away', async ({ page }) => {
  const documents = documentsOf(page)
  await typeAlready(page)
  await chooseLanguage(page, 'Українська')
  await expect(page).toHaveURL('/uk/register')
  await expect(page.locator('input[name=name]')).toHaveValue('Ann Other')
  await expect(page.locator('input[name=newPassword]')).toHaveValue('correct horse')
  // No document is loaded while there is something to lose; once there is not, the next page is one.
  await page.locator('main a[href="/uk/login"]').click()
  await expect(page).toHaveURL('/uk/login')
  expect(await isMarked(page)).toBe(true)
  await page.locator('header a[href="/uk"]').first().click()
  await expect(page).toHaveURL('/uk')
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  expect(documents).toEqual(['/en/register', '/uk'])
})

test('who updates in the middle of a form finds it as it was, secrets aside', async ({ page }) => {
  await typeAlready(page)
  await updateButton(page).click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.locator('input[name=name]')).toHaveValue('Ann Other')
  await expect(page.locator('input[name=newPassword]')).toHaveValue('')
})
