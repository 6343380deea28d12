import type { Page, Request } from '@playwright/test'
import { hold } from './support/hold.ts'
import { hydrated } from './support/hydrated.ts'
import { answerForms } from './support/site-forms.ts'
import { expect, test } from './support/test.ts'
import { languages, words } from './support/texts.ts'
import { visitAs } from './support/visit-as.ts'

const ann = {
  email: 'ann@provider.example',
  name: 'Ann Other',
  phone: '+380 44 000 00 00',
  birthday: '1990-01-31',
}
const profile = 'form:has(input[name=phone])'
const password = 'form:has(input[name=newPassword])'
const summary = '.problems [role=alert]'
const saved = '.notice.success'

/** The server of someone who is signed in; what it is asked to change is kept. */
async function server(page: Page): Promise<Request[]> {
  const changes = await answerForms(
    page,
    (route) => route.fulfill({ json: { ...ann, url: '/en/pricing' } }),
    ann,
  )
  await visitAs(page, 'member')
  return changes
}

for (const language of languages) {
  test(`${language}: a profile is filled by the server, changed, and is then as it was sent`, async ({
    page,
  }) => {
    const changes = await server(page)
    await page.goto(`/${language}/profile`)
    const name = page.locator(`${profile} input[name=name]`)
    await expect(name).toHaveValue('Ann Other')
    const birthday = page.locator(`${profile} input[name=birthday]`)
    await expect(birthday).toHaveValue(language === 'en' ? '01/31/1990' : /31.*1990|1990/)
    await name.fill('Ann Changed')
    await page.locator(`${profile} button[type=submit]`).click()
    await expect(page.locator(saved)).toBeFocused()
    expect(changes.map((request) => request.postDataJSON() as unknown)).toMatchObject([
      { name: 'Ann Changed', phone: ann.phone, birthday: '1990-01-31' },
    ])
    await expect(name).toHaveValue('Ann Changed')
    // At rest again: nothing that a reload would lose.
    await expect(page.locator(profile)).toHaveAttribute('aria-busy', 'false')
    const values = await page
      .locator(`${profile} input`)
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.filter(({ value, defaultValue }) => value !== defaultValue),
      )
    expect(values).toEqual([])
    await name.fill('Ann Again')
    await expect(page.locator(saved)).toHaveCount(0)
  })
}

test('what is typed while the server is asked stays; what is sent meanwhile is sent when it can be', async ({
  page,
}) => {
  const changes = await server(page)
  const me = await hold(page, '**/api/me')
  await page.goto('/en/profile')
  await hydrated(page)
  const form = page.locator(profile)
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await form.locator('input[name=name]').fill('Ann Typed')
  await form.locator('input[name=name]').press('Enter')
  expect(changes).toEqual([])
  me.release()
  await expect(page.locator(saved)).toBeVisible()
  expect(changes.map((request) => request.postDataJSON() as unknown)).toMatchObject([
    { name: 'Ann Typed', phone: ann.phone },
  ])
})

test('a profile that cannot be loaded says so, is not sent empty, and can be tried again', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/500/)
  const changes = await server(page)
  let down = true
  await page.route('**/api/me', (route) =>
    down ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await page.goto('/en/profile')
  const failure = page.locator('.load-failure').first()
  await expect(failure).toContainText(words('en', 'ui.form.loadFailed'))
  down = false
  await failure.getByRole('button', { name: words('en', 'ui.form.retry') }).click()
  await expect(page.locator(`${profile} input[name=name]`)).toHaveValue('Ann Other')
  await expect(page.locator(`${profile} input`).first()).toBeFocused()
  expect(changes).toEqual([])
})

test('a session that ends while a profile is sent ends once, and what was typed returns after signing in', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/401/)
  await server(page)
  await page.goto('/en/profile')
  await expect(page.locator(`${profile} input[name=name]`)).toHaveValue('Ann Other')
  await page.route('**/api/me', (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })
  await page.locator(`${profile} input[name=name]`).fill('Ann Kept')
  await page.locator(`${profile} button[type=submit]`).click()
  await expect(page).toHaveURL(/\/en\/login\?returnTo=/)
  await expect(page.locator('.notices li')).toHaveCount(1)
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { token: 'secret-2' } }))
  await page.locator('input[name=email]').fill(ann.email)
  await page.locator('input[name=password]').fill('correct horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/profile')
  await expect(page.locator(`${profile} input[name=phone]`)).toHaveValue(ann.phone)
  await expect(page.locator(`${profile} input[name=name]`)).toHaveValue('Ann Kept')
})

test('a password manager learns whose password is changed; the fields are empty afterwards', async ({
  page,
}) => {
  const changes = await server(page)
  await page.goto('/en/profile')
  const form = page.locator(password)
  await expect(form.locator('input[autocomplete=username]')).toHaveValue(ann.email)
  await form.locator('input[name=currentPassword]').fill('correct horse')
  await form.locator('input[name=newPassword]').fill('battery staple')
  await form.locator('input[name=repeatPassword]').fill('battery staple')
  await form.locator('button[type=submit]').click()
  await expect(page.locator(saved)).toBeFocused()
  expect(changes.map((request) => request.postDataJSON() as unknown)).toEqual([
    { currentPassword: 'correct horse', newPassword: 'battery staple' },
  ])
  for (const name of ['currentPassword', 'newPassword', 'repeatPassword']) {
    await expect(form.locator(`input[name=${name}]`)).toHaveValue('')
  }
})

test('the plan of the link is chosen; a payment that is tried again keeps its key until the plan is another', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load resource/)
  const tries = await server(page)
  await page.route('**/api/payments', (route) => {
    tries.push(route.request())
    return tries.length < 4 ? route.abort() : route.fulfill({ json: { url: '/en/pricing' } })
  })
  await page.goto('/en/payment?plan=family')
  await hydrated(page)
  const plan = (value: string) => page.locator(`input[name=plan][value=${value}]`)
  await expect(plan('family')).toBeChecked()
  const pay = page.locator('form:has(input[name=plan]) button[type=submit]')
  const retry = page.locator(summary).getByRole('button')
  await pay.dblclick()
  await retry.click()
  await expect.poll(() => tries.length).toBe(2)
  await expect(retry).toBeVisible()
  await plan('pro').check()
  await pay.click()
  await expect.poll(() => tries.length).toBe(3)
  await retry.click()
  await expect(page).toHaveURL('/en/pricing')
  const keys = tries.map((request) => request.headers()['idempotency-key'])
  expect(keys).toEqual([keys[0], keys[0], keys[2], keys[2]])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[2]).not.toBe(keys[0])
})

test('a payment leads to no address that the site does not allow', async ({ page, expectComplaint }) => {
  expectComplaint(/not the answer that was promised/)
  await server(page)
  await page.route('**/api/payments', (route) => route.fulfill({ json: { url: 'https://evil.example/pay' } }))
  await page.goto('/en/payment?plan=pro')
  await hydrated(page)
  await page.locator('form:has(input[name=plan]) button[type=submit]').click()
  await expect(page.locator(summary)).toContainText(words('en', 'ui.form.failed'))
  await expect(page).toHaveURL('/en/payment?plan=pro')
})
