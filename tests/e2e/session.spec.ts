import type { Page, Request } from '@playwright/test'
import { blockStorage } from './support/blocked.ts'
import { runtimeFile } from './support/breakage.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { answerChanges } from './support/made-up-api.ts'
import {
  beSignedIn,
  firstToken,
  keptToken,
  letIn,
  openAccountLink,
  signIn,
  signOut,
} from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const root = (page: Page) => page.locator('html')
const save = (page: Page) => page.locator('form[data-form=profile] button[type=submit]')

/** Notes what the visitor sees of the account menus in each frame from the first on. */
const watchMenus = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    const look = () => {
      requestAnimationFrame(look)
      const menus = [...document.querySelectorAll('.navbar-account')].filter((menu) => menu.checkVisibility())
      if (document.querySelector('main')) seen.push(menus.map((menu) => menu.className).join())
    }
    requestAnimationFrame(look)
    Object.assign(window, { seen })
  })

/** What `watchMenus` has noted, each once. */
const seenMenus = (page: Page) =>
  page.evaluate(() => [
    ...new Set('seen' in window && Array.isArray(window.seen) ? window.seen.map(String) : []),
  ])

/** Notes when the page learns that somebody has signed in or out. */
const watchSession = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    new MutationObserver(() => times.push(Date.now())).observe(document.documentElement, {
      attributeFilter: ['data-session'],
    })
    Object.assign(window, { times })
  })

/** The times that `watchSession` has noted, in milliseconds. */
const changes = (page: Page) =>
  page.evaluate(() => ('times' in window && Array.isArray(window.times) ? window.times.map(Number) : []))

for (const [visitor, path] of [
  ['guest', '/en'],
  ['guest', '/uk/pricing'],
  ['member', '/en'],
  ['member', '/uk/profile'],
] as const) {
  test(`a ${visitor} sees the menu of a ${visitor} from the first frame on, at ${path}`, async ({
    page,
    baseURL,
  }) => {
    if (visitor === 'member') await beSignedIn(page, baseURL)
    const menu = `navbar-account for-${visitor}s`
    await watchMenus(page)
    const runtime = await hold(page, runtimeFile)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(root(page)).toHaveAttribute('data-session', visitor)
    await expect.poll(() => seenMenus(page)).toEqual([menu])
    runtime.release()
    await hydrated(page)
    expect(await seenMenus(page)).toEqual([menu])
  })
}

for (const state of ['is only read', 'has its runtime']) {
  test(`another tab follows within a second, where its page ${state}`, async ({ page, context }) => {
    await letIn(context)
    await context.route('**/api/auth/logout', (route) => route.fulfill({ status: 204 }))
    const other = await context.newPage()
    await other.goto('/ru/pricing')
    if (state === 'has its runtime') await hydrated(other)
    await page.goto('/en/login')
    await hydrated(page)
    await watchSession(page)
    await watchSession(other)

    await signIn(page)
    await expect(page).toHaveURL('/en/profile')
    await expect(root(other)).toHaveAttribute('data-session', 'member')
    await expect(other.locator('.navbar-account.for-members')).toBeVisible()
    await expect(other.locator('.navbar-account.for-guests')).toBeHidden()

    await signOut(page)
    await expect(page).toHaveURL('/en/logout')
    await expect(root(other)).toHaveAttribute('data-session', 'guest')
    await expect(other.locator('.navbar-account.for-guests')).toBeVisible()

    await expect(other).toHaveURL('/ru/pricing')
    const [here, there] = [await changes(page), await changes(other)]
    expect(here).toHaveLength(2)
    expect(there).toHaveLength(2)
    for (const [index, time] of here.entries())
      expect(Math.abs((there[index] ?? 0) - time)).toBeLessThan(1000)
  })
}

test('where storage is blocked the session lasts as long as the page', async ({ page }) => {
  const tokens: (string | undefined)[] = []
  await answerChanges(page, '**/api/me', (route) => {
    tokens.push(route.request().headers()['authorization'])
    return route.fulfill({ json: {} })
  })
  await letIn(page)
  await blockStorage(page)
  await page.goto('/en/login')
  await hydrated(page)
  await signIn(page)
  await expect(page).toHaveURL('/en/profile')
  await page.locator('header a[href="/en/pricing"]').click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(root(page)).toHaveAttribute('data-session', 'member')
  await page.goBack()
  await page.locator('input[name=name]').fill('Ann Other')
  await save(page).click()
  await expect(page.locator('.notice.success')).toBeFocused()
  expect(tokens).toEqual(['Bearer secret-2'])

  await page.goto('/en/pricing')
  await expect(root(page)).toHaveAttribute('data-session', 'guest')
})

test('an empty token is none', async ({ page, expectComplaint }) => {
  expectComplaint(/POST \/auth\/login: not the answer that was promised/)
  const tokens: (string | undefined)[] = []
  await page.route('**/api/auth/login', (route) => {
    tokens.push(route.request().headers()['authorization'])
    return route.fulfill({ json: { token: '' } })
  })
  await page.goto('/en')
  await page.evaluate(() => localStorage.setItem('token', ''))
  await page.goto('/en/profile')
  await expect(page).toHaveURL('/en/login?returnTo=%2Fen%2Fprofile')
  await expect(root(page)).toHaveAttribute('data-session', 'guest')
  await hydrated(page)
  await signIn(page)
  await expect(page.locator('.problems [role=alert]')).toContainText(
    'That did not work. Please try again in a moment.',
  )
  await expect(root(page)).toHaveAttribute('data-session', 'guest')
  expect(tokens).toEqual([undefined])
})

const pathOf = (request: Request): string => new URL(request.url()).pathname

/** Whether a request carries the token anywhere. */
const tells = async (request: Request): Promise<boolean> =>
  JSON.stringify([request.url(), await request.allHeaders(), request.postData()]).includes(firstToken)

test.describe('signed in', () => {
  test.beforeEach(({ page, baseURL }) => beSignedIn(page, baseURL))

  test('the token goes to the API and nowhere else', async ({ page, baseURL }) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await answerChanges(page, '**/api/me', (route) => route.fulfill({ json: {} }))
    await page.goto('/en')
    await hydrated(page)
    await openAccountLink(page, '/en/profile')
    await page.locator('input[name=name]').fill('Ann Other')
    await chooseLanguage(page, 'Українська')
    await expect(page).toHaveURL('/uk/profile')
    await save(page).click()
    await expect(page.locator('.notice.success')).toBeFocused()
    await page.locator('header a[href="/uk/payment"]').click()
    await expect(page).toHaveURL('/uk/payment')
    const told = await Promise.all(
      requests.map(async (request) => ((await tells(request)) ? [pathOf(request)] : [])),
    )
    expect([...new Set(told.flat())].toSorted()).toEqual(['/api/me', '/api/me/payments'])
    expect(requests.map((request) => new URL(request.url()).origin)).toEqual(requests.map(() => baseURL))
  })

  for (const status of [302, 307, 308]) {
    test(`nor does a redirect (${status}) of the API take it anywhere`, async ({ page, expectComplaint }) => {
      expectComplaint(/not the answer that was promised/)
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (request.url().startsWith('https://elsewhere.example/')) elsewhere.push(request.url())
      })
      await answerChanges(page, '**/api/me', (route) =>
        route.fulfill({ status, headers: { location: 'https://elsewhere.example/api/me' } }),
      )
      await page.goto('/en/profile')
      await hydrated(page)
      await page.locator('input[name=name]').fill('Ann Other')
      await save(page).click()
      const problem = page.locator('.problems [role=alert]')
      await expect(problem).toContainText('That did not work. Please try again in a moment.')
      expect(elsewhere).toEqual([])
      expect(await keptToken(page)).toBe(firstToken)
    })
  }
})
