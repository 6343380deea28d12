import type { Page, Route } from '@playwright/test'
import { answers } from './support/breakage.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { documentsOf } from './support/documents.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { answerChanges } from './support/made-up-api.ts'
import { beSignedIn, keptToken, letIn, openAccountLink, signIn, signOut } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

const root = (page: Page) => page.locator('html')
const name = (page: Page) => page.locator('form[data-form=profile] input[name=name]')
const save = (page: Page) => page.locator('form[data-form=profile] button[type=submit]')
const notices = (page: Page) => page.locator('.notices li')
const ended = 'Your session has ended. Please sign in again.'
const toSignIn = '/en/login?returnTo=%2Fen%2Fprofile'

const refuse = (route: Route) =>
  route.fulfill({ status: 401, contentType: 'application/problem+json', json: { title: 'Unauthorized' } })

test.beforeEach(async ({ page, baseURL, expectComplaint }) => {
  expectComplaint(/Failed to load resource: .* 401/)
  await beSignedIn(page, baseURL)
})

/** Opens the profile and fills it in. */
async function fillIn(page: Page): Promise<void> {
  await page.goto('/en/profile')
  await hydrated(page)
  await name(page).fill('Ann Other')
  await page.locator('input[name=phone]').fill('+380 44 000 00 00')
}

const expectTyped = async (page: Page): Promise<void> => {
  await expect(name(page)).toHaveValue('Ann Other')
  await expect(page.locator('input[name=phone]')).toHaveValue('+380 44 000 00 00')
}

test('a token that the server no longer knows ends the session, and what was typed waits for the next', async ({
  page,
}) => {
  await letIn(page)
  const documents = documentsOf(page)
  const sent: (string | undefined)[] = []
  await answerChanges(page, '**/api/me', (route) => {
    const token = route.request().headers()['authorization']
    sent.push(token)
    return token === 'Bearer secret-2' ? route.fulfill({ json: {} }) : refuse(route)
  })
  await fillIn(page)
  await save(page).click()
  await expect(page).toHaveURL(toSignIn)
  await expect(root(page)).toHaveAttribute('data-session', 'guest')
  await expect(notices(page)).toHaveCount(1)
  await expect(notices(page)).toContainText(ended)
  expect(await keptToken(page)).toBeNull()

  await signIn(page)
  await expect(page).toHaveURL('/en/profile')
  await expectTyped(page)
  await expect(notices(page)).toHaveCount(0)
  await save(page).click()
  await expect(page.locator('.notice.success')).toBeFocused()
  expect(sent).toEqual(['Bearer secret-1', 'Bearer secret-2'])
  expect(documents).toEqual(['/en/profile'])
})

test('the notice of it speaks the language of the page, and what was typed is there in another', async ({
  page,
}) => {
  await letIn(page)
  await answerChanges(page, '**/api/me', refuse)
  await fillIn(page)
  await save(page).click()
  await expect(notices(page)).toContainText(ended)
  await chooseLanguage(page, 'Русский')
  await expect(page).toHaveURL('/ru/login?returnTo=%2Fen%2Fprofile')
  await expect(notices(page)).toContainText('Сеанс завершён')
  await signIn(page)
  await expect(page).toHaveURL('/ru/profile')
  await expectTyped(page)
})

test('several calls that are refused at once end it once', async ({ page, context }) => {
  const calls: Route[] = []
  await answerChanges(page, '**/api/me', (route) => calls.push(route))
  // A page with two forms, as the configuration may have it.
  await page.route('**/en/profile/_payload.json', async (route) => {
    const response = await route.fetch()
    const payload = (await response.json()) as { page: { blocks: { form?: string }[] } }
    const form = payload.page.blocks.find((block) => block.form === 'profile')
    return route.fulfill({ response, json: { ...payload, page: { ...payload.page, blocks: [form, form] } } })
  })
  const signInPage = await hold(page, '**/en/login/_payload.json')
  const other = await context.newPage()
  await other.goto('/en/oferta')
  await other.evaluate(() => {
    const tokens: (string | null)[] = []
    window.addEventListener('storage', ({ key, newValue }) => key === 'token' && tokens.push(newValue))
    Object.assign(window, { tokens })
  })
  await page.goto('/en')
  await hydrated(page)
  await openAccountLink(page, '/en/profile')
  await expect(save(page)).toHaveCount(2)
  const forms = page.locator('form[data-form=profile]')
  for (const [index, form] of (await forms.all()).entries()) {
    await form.locator('input[name=name]').fill('Ann Other')
    await form.locator('button[type=submit]').click()
    await expect.poll(() => calls.length).toBe(index + 1)
  }

  for (const [index, call] of calls.entries()) {
    await refuse(call)
    await expect(forms.nth(index)).toHaveAttribute('aria-busy', 'false')
    // Said again, it would be another element.
    await expect(notices(page).getByText(ended)).toHaveCount(1)
    if (index === 0)
      await notices(page)
        .getByText(ended)
        .evaluate((text) => (text.id = 'first'))
  }
  await expect(notices(page).getByText(ended)).toHaveId('first')
  signInPage.release()
  await expect(page).toHaveURL(toSignIn)
  await expect(notices(page)).toHaveCount(1)
  await expect(root(other)).toHaveAttribute('data-session', 'guest')
  expect(await other.evaluate(() => 'tokens' in window && window.tokens)).toEqual([null])
})

test('a call that was refused for an old token does not end the session of a new one', async ({ page }) => {
  let change: Route | undefined
  await answerChanges(page, '**/api/me', (route) => (change = route))
  await fillIn(page)
  await save(page).click()
  await expect.poll(() => change).toBeDefined()
  const other = await page.context().newPage()
  await other.goto('/en/oferta')
  await other.evaluate(() => localStorage.setItem('token', 'secret-2'))
  if (change) await refuse(change)
  await expect(page.locator('.problems [role=alert]')).toBeFocused()
  await expect(page).toHaveURL('/en/profile')
  await expect(notices(page)).toHaveCount(0)
  await expect(root(page)).toHaveAttribute('data-session', 'member')
  expect(await keptToken(page)).toBe('secret-2')
})

for (const trouble of ['nothing', 'trouble', 'html'] as const) {
  test(`signing out ends the session and says so, whatever the server does (${trouble})`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/)
    let told = 0
    await page.route('**/api/auth/logout', (route) => {
      told += 1
      return answers[trouble](route)
    })
    await page.goto('/en/pricing')
    await hydrated(page)
    await signOut(page)
    await expect(page).toHaveURL('/en/logout')
    await expect(page.locator('h1')).toHaveText('You have signed out')
    await expect(root(page)).toHaveAttribute('data-session', 'guest')
    expect(await keptToken(page)).toBeNull()
    await expect.poll(() => told).toBe(1)

    await page.reload()
    await hydrated(page)
    await expect(page.locator('h1')).toBeVisible()
    await expect(root(page)).toHaveAttribute('data-session', 'guest')
    expect(told).toBe(1)
  })
}
