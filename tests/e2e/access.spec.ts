import type { Page } from '@playwright/test'
import { runtimeFile } from './support/breakage.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { documentsOf, isMarked, mark } from './support/documents.ts'
import { follow } from './support/follow.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { beSignedIn, confirmSignOut, letIn, signIn } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const name = (page: Page) => page.locator('form[data-form=profile] input[name=name]')

test('a guest on a page for members signs in first, and comes back with query and hash', async ({ page }) => {
  await letIn(page)
  await page.goto('/en/pricing')
  await page.goto('/en/profile?tab=%D1%82&a=1#phone')
  await expect(page).toHaveURL('/en/login?returnTo=%2Fen%2Fprofile%3Ftab%3D%25D1%2582%26a%3D1%23phone')
  await hydrated(page)
  await signIn(page)
  await expect(page).toHaveURL('/en/profile?tab=%D1%82&a=1#phone')
  await expect(name(page)).toBeVisible()
})

test('a page for members is no entry of the history of a guest', async ({ page }) => {
  await page.goto('/en/pricing')
  await page.goto('/en/profile')
  await expect(page).toHaveURL(/\/en\/login\?/)
  await page.goBack()
  await expect(page).toHaveURL('/en/pricing')
})

for (const [visitor, path, other] of [
  ['guest', '/en/profile', '**/en/login?*'],
  ['member', '/en/login', '**/en/profile'],
] as const) {
  test(`nothing of a page that is not for a ${visitor} is painted for one`, async ({ page, baseURL }) => {
    if (visitor === 'member') await beSignedIn(page, baseURL)
    // An answer without content keeps the browser where it is, with all the time in the world to paint.
    await page.route(other, (route) => route.fulfill({ status: 204 }))
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-leaving', '')
    await expect(page.locator('body')).toBeHidden()
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(0)
  })
}

test('a guest who follows a link to it is sent to sign in as well', async ({ page }) => {
  await letIn(page)
  await page.goto('/uk/pricing')
  await hydrated(page)
  await mark(page)
  await follow(page, '/uk/profile')
  await expect(page).toHaveURL('/uk/login?returnTo=%2Fuk%2Fprofile')
  await page.goBack()
  await expect(page).toHaveURL('/uk/pricing')
  await page.goForward()
  await signIn(page)
  await expect(page).toHaveURL('/uk/profile')
  expect(await isMarked(page)).toBe(true)
  // The form has gone with its entry of the history.
  await page.goBack()
  await expect(page).toHaveURL('/uk/pricing')
  expect(await isMarked(page)).toBe(true)
})

test('who changes the language on the way comes back in that language', async ({ page }) => {
  await letIn(page)
  await page.goto('/en/profile?tab=plan#phone')
  await hydrated(page)
  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL('/ru/login?returnTo=%2Fen%2Fprofile%3Ftab%3Dplan%23phone')
  await signIn(page)
  await expect(page).toHaveURL('/ru/profile?tab=plan#phone')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

for (const path of ['login', 'register']) {
  test(`a member has no use for /${path}, and is sent to his profile`, async ({ page, baseURL }) => {
    await beSignedIn(page, baseURL)
    await page.goto(`/uk/${path}?returnTo=%2Fuk%2Flogin`)
    await expect(page).toHaveURL('/uk/profile')
    await expect(name(page)).toBeVisible()
  })
}

test('a member whom a bookmark leads through the page of signing in comes out where it leads', async ({
  page,
  baseURL,
}) => {
  await beSignedIn(page, baseURL)
  await page.goto('/uk/pricing')
  await page.goto('/en/login?returnTo=%2Fen%2Fpayment%3Fplan%3Dpro%23plan')
  await expect(page).toHaveURL('/en/payment?plan=pro#plan')
  // It was no page to go back to.
  await page.goBack()
  await expect(page).toHaveURL('/uk/pricing')
})

test('nothing of it is seen on the way', async ({ page, baseURL }) => {
  await beSignedIn(page, baseURL)
  const runtime = await hold(page, runtimeFile)
  await page.goto('/en/login?returnTo=%2Fen%2Fpricing')
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.locator('h1')).toBeHidden()
  runtime.release()
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.locator('h1')).toBeVisible()
})

test('no trick leads a member elsewhere', async ({ page, baseURL }) => {
  await beSignedIn(page, baseURL)
  for (const returnTo of tricks) {
    await page.goto(`/en/login?${new URLSearchParams({ returnTo })}`)
    await expect(page).toHaveURL('/en/profile')
  }
})

test('nor by a link', async ({ page, baseURL }) => {
  await beSignedIn(page, baseURL)
  await page.goto('/uk')
  await hydrated(page)
  await mark(page)
  // The menu of guests is there, and not seen.
  await follow(page, '/uk/register')
  await expect(page).toHaveURL('/uk/profile')
  await page.goBack()
  await expect(page).toHaveURL('/uk')
  expect(await isMarked(page)).toBe(true)
})

const tricks = [
  '//evil.example/en/pricing',
  '/\\evil.example',
  '/\t/evil.example',
  '/en/..//evil.example',
  '/%2F%2Fevil.example',
  'https://evil.example/en/pricing',
  'javascript:document.body.remove()',
  '/en/login',
  '/ru/register/',
  '/en/logout',
  '/en/%6Cogout',
  '/en/nowhere',
  '/api/me',
]

for (const returnTo of tricks) {
  test(`returnTo=${JSON.stringify(returnTo)} leads to the profile`, async ({ page, baseURL }) => {
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url())
    })
    const documents = documentsOf(page)
    await letIn(page)
    await page.goto(`/en/login?${new URLSearchParams({ returnTo })}`)
    await hydrated(page)
    await signIn(page)
    await expect(page).toHaveURL('/en/profile')
    await expect(name(page)).toBeVisible()
    expect(others).toEqual([])
    expect(documents).toEqual(['/en/login'])
  })
}

test.describe('signed in', () => {
  test.beforeEach(({ page, baseURL }) => beSignedIn(page, baseURL))

  test('who is signed out in another tab is sent to sign in, and finds again what he was typing', async ({
    page,
    context,
  }) => {
    await letIn(context)
    await context.route('**/api/auth/logout', (route) => route.fulfill({ status: 204 }))
    await page.goto('/en/profile?tab=plan#phone')
    await hydrated(page)
    await name(page).fill('Ann Oth')
    const other = await context.newPage()
    await other.goto('/ru/logout')
    await confirmSignOut(other)
    await expect(other.locator('html')).toHaveAttribute('data-session', 'guest')
    await expect(page).toHaveURL('/en/login?returnTo=%2Fen%2Fprofile%3Ftab%3Dplan%23phone')

    await signIn(page)
    await expect(page).toHaveURL('/en/profile?tab=plan#phone')
    await expect(name(page)).toHaveValue('Ann Oth')
  })

  test('who signs in in another tab is let in here too', async ({ page, context }) => {
    await letIn(context)
    await page.goto('/en')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/uk/profile?tab=plan')
    await expect(page).toHaveURL('/uk/login?returnTo=%2Fuk%2Fprofile%3Ftab%3Dplan')
    await hydrated(page)
    const other = await context.newPage()
    await other.goto('/en/login')
    await hydrated(other)
    await signIn(other)
    await expect(other).toHaveURL('/en/profile')
    await expect(page).toHaveURL('/uk/profile?tab=plan')
  })

  test('a page that was signed out before its runtime came is left at once', async ({ page, context }) => {
    const runtime = await hold(page, runtimeFile)
    await page.goto('/en/profile', { waitUntil: 'commit' })
    await name(page).fill('Ann Oth')
    const other = await context.newPage()
    await other.goto('/en/pricing')
    await other.evaluate(() => localStorage.removeItem('token'))
    await expect(page).toHaveURL('/en/login?returnTo=%2Fen%2Fprofile')
    runtime.release()
    await hydrated(page)
    await letIn(page)
    await signIn(page)
    await expect(name(page)).toHaveValue('Ann Oth')
  })

  test('who signs in in another tab before the runtime came is led on too', async ({ page, context }) => {
    await page.goto('/en/pricing')
    await page.evaluate(() => localStorage.clear())
    const runtime = await hold(page, runtimeFile)
    await page.goto('/en/login?returnTo=%2Fen%2Fpayment')
    await expect(page.locator('h1')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate(() => localStorage.setItem('token', 'made up'))
    await expect(page.locator('h1')).toBeHidden()
    runtime.release()
    await expect(page).toHaveURL('/en/payment')
  })
})
