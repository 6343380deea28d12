import type { Page } from '@playwright/test'
import { answers, formFile, runtimeFile, saysFileFailed } from './support/breakage.ts'
import { documentsOf } from './support/documents.ts'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { visitAs } from './support/visit-as.ts'

const ready = 'html[data-ready]'
const submit = 'form[data-form] button[type=submit]'

/** The files of the runtime fail until the document is loaded anew; held until then, so that there is time to type. */
const failOnce = async (page: Page) => {
  const documents = documentsOf(page)
  await page.route(runtimeFile, (route) => (documents.length > 1 ? route.fallback() : answers.missing(route)))
  return { documents, runtime: await hold(page, runtimeFile) }
}

/** Answers calls to the API, and counts them. */
const api = async (page: Page, path: string, json: unknown): Promise<unknown[]> => {
  const bodies: unknown[] = []
  await page.route(`**/api${path}`, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ json })
  })
  return bodies
}

test('what was typed comes back after the page was loaded anew, secrets never', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(saysFileFailed)
  const { documents, runtime } = await failOnce(page)
  await page.goto('/en/register', { waitUntil: 'commit' })
  await page.locator('input[name=name]').fill('Ann Other')
  await page.locator('input[name=email]').fill('ann@provider.example')
  await page.locator('input[name=newPassword]').fill('correct horse')
  await page.locator('input[name=repeatPassword]').fill('correct horse')
  runtime.release()

  await expect.poll(() => documents.length).toBe(2)
  await expect(page.locator(ready)).toBeAttached()
  await expect(page.locator('input[name=name]')).toHaveValue('Ann Other')
  await expect(page.locator('input[name=email]')).toHaveValue('ann@provider.example')
  await expect(page.locator('input[name=newPassword]')).toHaveValue('')
  await expect(page.locator('input[name=repeatPassword]')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'correct horse',
  )
})

test('a member keeps what he changed in his profile', async ({ page, expectComplaint }) => {
  expectComplaint(saysFileFailed)
  await visitAs(page, 'member')
  await page.route('**/api/**', (route) => route.fulfill({ json: {} }))
  const { documents, runtime } = await failOnce(page)
  await page.goto('/ru/profile', { waitUntil: 'commit' })
  await page.locator('input[name=name]').fill('Анна')
  await page.locator('input[name=phone]').fill('+380 44 000 00 00')
  runtime.release()
  await expect.poll(() => documents.length).toBe(2)
  await expect(page.locator(ready)).toBeAttached()
  await expect(page.locator('input[name=name]')).toHaveValue('Анна')
  await expect(page.locator('input[name=phone]')).toHaveValue('+380 44 000 00 00')
})

test('what was typed on the page before is not typed into the next one', async ({ page }) => {
  await page.goto('/en/register')
  await hydrated(page)
  await page.locator('input[name=email]').fill('ann@provider.example')
  await page.locator('main a[href="/en/login"]').click()
  await expect(page).toHaveURL('/en/login')
  await expect(page.locator('input[name=email]')).toHaveValue('')
})

for (const [what, file] of [
  ['runtime', runtimeFile],
  ['code of the form', formFile],
] as const) {
  test(`a form that is sent before the ${what} is there is sent once, when it is`, async ({ page }) => {
    const bodies = await api(page, '/auth/login', { token: 'secret-1' })
    const documents = documentsOf(page)
    const held = await hold(page, file)
    await page.goto('/en/login', { waitUntil: 'commit' })
    await page.locator('input[name=email]').fill('ann@provider.example')
    await page.locator('input[name=password]').fill('correct horse')
    await page.locator(submit).click()
    await expect(page.locator('form[data-form]')).toHaveAttribute('aria-busy', 'true')
    await page.locator(submit).click()
    await expect.poll(held.waiting).toBeGreaterThan(0)
    expect(bodies).toEqual([])

    held.release()
    await expect(page).toHaveURL('/en/profile')
    expect(bodies).toEqual([{ email: 'ann@provider.example', password: 'correct horse' }])
    expect(documents).toEqual(['/en/login'])
  })
}

test('an empty form that is sent early is refused by the browser itself, and not held', async ({ page }) => {
  const bodies = await api(page, '/auth/login', { token: 'secret-1' })
  const runtime = await hold(page, runtimeFile)
  await page.goto('/en/login', { waitUntil: 'commit' })
  const email = page.locator('input[name=email]')
  await page.locator(submit).click()
  await expect(email).toBeFocused()
  expect(await email.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('')
  await expect(page.locator('form[data-form]')).not.toHaveAttribute('aria-busy', 'true')

  runtime.release()
  await expect(page.locator(ready)).toBeAttached()
  expect(bodies).toEqual([])
  await expect(page).toHaveURL('/en/login')
})

test('what is typed before the runtime is there stays, with the focus', async ({ page }) => {
  const runtime = await hold(page, runtimeFile)
  await page.goto('/uk/register', { waitUntil: 'commit' })
  await page.locator('input[name=name]').fill('Ганна')
  await page.locator('input[name=newPassword]').fill('correct horse')
  await page.locator('input[name=email]').pressSequentially('hanna@')
  runtime.release()
  await expect(page.locator(ready)).toBeAttached()
  await expect(page.locator('input[name=email]')).toBeFocused()
  await page.keyboard.type('provider.example')
  await expect(page.locator('input[name=name]')).toHaveValue('Ганна')
  await expect(page.locator('input[name=newPassword]')).toHaveValue('correct horse')
  await expect(page.locator('input[name=email]')).toHaveValue('hanna@provider.example')
})

test('repeated passwords that differ are not sent, however early', async ({ page }) => {
  const bodies = await api(page, '/auth/register', { token: 'secret-1' })
  const runtime = await hold(page, runtimeFile)
  await page.goto('/en/register', { waitUntil: 'commit' })
  await page.locator('input[name=name]').fill('Ann Other')
  await page.locator('input[name=email]').fill('ann@provider.example')
  await page.locator('input[name=newPassword]').fill('correct horse')
  await page.locator('input[name=repeatPassword]').fill('correct house')
  await page.locator(submit).click()
  await expect(page.locator('form[data-form]')).toHaveAttribute('aria-busy', 'true')
  runtime.release()
  await expect(page.locator(ready)).toBeAttached()
  await expect(page.locator('input[name=repeatPassword]')).toBeFocused()
  await expect(page.locator('form[data-form]')).not.toHaveAttribute('aria-busy', 'true')
  expect(bodies).toEqual([])
})
