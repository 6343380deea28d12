import type { Page, Route } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'
import { languages, words } from './support/texts.ts'

const submit = 'form[data-form] button[type=submit]'
const summary = '.problems [role=alert]'

/** Answers a call of the API and keeps what was sent. */
async function api(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route(`**/api${path}`, (route) => {
    sent.push(route.request().postDataJSON())
    return answer(route)
  })
  return sent
}

const problem =
  (status: number, json: object = {}, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/problem+json', headers, json: { status, ...json } })

async function signIn(page: Page, password = 'correct horse'): Promise<void> {
  await page.locator('input[name=email]').fill('ann@provider.example')
  await page.locator('input[name=password]').fill(password)
  await page.locator(submit).click()
}

for (const language of languages) {
  const say = (id: Parameters<typeof words>[1]) => words(language, id)
  const error = `${say('field.email')}: ${say('ui.form.rule.required')}`

  test(`${language}: an empty form is not sent; what is wrong is said above the heading and at the fields`, async ({
    page,
  }) => {
    const sent = await api(page, '/**', (route) => route.fulfill({ json: {} }))
    await page.goto(`/${language}/login`)
    await hydrated(page)
    const title = await page.title()
    await page.locator('input[name=email]').focus()
    await page.keyboard.press('Enter')

    await expect(page.locator(summary)).toBeFocused()
    expect(sent).toEqual([])
    expect(await page.title()).toBe(say('ui.form.titlePrefix').replace('{title}', title))
    await expect(page.locator('main')).toMatchAriaSnapshot(`
      - alert:
        - heading [level=2]
        - list:
          - listitem:
            - 'link "${error}"'
          - listitem:
            - 'link "${say('field.password')}: ${say('ui.form.rule.required')}"'
      - heading "${say('login.heading')}" [level=1]
      - text: ${say('field.email')}
      - textbox "${say('field.email')}" [invalid]
      - paragraph: ${say('ui.form.rule.required')}
      - text: ${say('field.password')}
      - textbox "${say('field.password')}" [invalid]
      - button "${say('ui.password.show')}"
      - paragraph: ${say('ui.form.rule.required')}
      - button "${say('signIn.submit')}"
    `)
    await expect(page.locator('input[name=email]')).toHaveAccessibleDescription(say('ui.form.rule.required'))
  })

  test(`${language}: by keyboard alone from the summary to the field, where the complaint is taken back`, async ({
    page,
  }) => {
    await page.goto(`/${language}/login`)
    await hydrated(page)
    await page.locator(submit).click()
    await expect(page.locator(summary)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: error })).toBeFocused()
    await page.keyboard.press('Enter')
    const email = page.locator('input[name=email]')
    await expect(email).toBeFocused()
    await expect(page).toHaveURL(`/${language}/login`)

    await page.keyboard.type('ann')
    await expect(email).toHaveAccessibleDescription(say('ui.form.rule.email'))
    await page.keyboard.type('@provider.example')
    await expect(email).toHaveAccessibleDescription('')
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    // The other field has not changed.
    await expect(page.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true')
  })

  test(`${language}: a wrong password is said above the heading, keeps the address and empties the password`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/401/)
    await api(page, '/auth/login', problem(401))
    await page.goto(`/${language}/login`)
    await hydrated(page)
    await signIn(page, 'wrong-password')
    await expect(page.locator(summary)).toBeFocused()
    await expect(page.locator(summary)).toContainText(say('signIn.wrong'))
    await expect(page.locator('input[name=email]')).toHaveValue('ann@provider.example')
    await expect(page.locator('input[name=password]')).toHaveValue('')
    // Once more the same: focused and said again.
    await page.locator('input[name=password]').fill('wrong-again')
    await page.keyboard.press('Enter')
    await expect(page.locator(summary)).toBeFocused()
  })
}

test('a wrong password ends no session that another tab has begun meanwhile', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/401/)
  await api(page, '/auth/login', problem(401))
  await page.goto('/en/login')
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('token', 'secret-2'))
  await signIn(page, 'wrong-password')
  await expect(page.locator(summary)).toContainText(words('en', 'signIn.wrong'))
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('secret-2')
})

test('the title says what is wrong until it is no more, in whatever language', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/401/)
  await api(page, '/auth/login', problem(401))
  await page.goto('/en/login')
  await hydrated(page)
  const title = await page.title()
  await signIn(page, 'wrong')
  await expect(page).toHaveTitle(`Error: ${title}`)
  await page.locator('header a[lang=uk]').dispatchEvent('click')
  await expect(page).toHaveURL('/uk/login')
  await expect(page).toHaveTitle(new RegExp(`^${words('uk', 'ui.form.titlePrefix').replace('{title}', '')}`))
  await expect(page.locator(summary)).toContainText(words('uk', 'signIn.wrong'))
  await page.locator('main a[href="/uk/register"]').click()
  await expect(page).toHaveURL('/uk/register')
  await expect(page).not.toHaveTitle(new RegExp(words('uk', 'ui.form.titlePrefix').replace('{title}', '')))
  await expect(page.locator('.problems')).toBeEmpty()
})

test('signing in stores the token, takes the form away and goes on to the profile', async ({ page }) => {
  await api(page, '/me**', (route) => route.fulfill({ json: {} }))
  const sent = await api(page, '/auth/login', (route) => route.fulfill({ json: { token: 'secret-1' } }))
  await page.goto('/ru/login')
  await hydrated(page)
  const request = page.waitForRequest('**/api/auth/login')
  await signIn(page)
  expect((await request).headers()['accept-language']).toBe('ru')
  await expect(page).toHaveURL('/ru/profile')
  await expect(page.locator('form[data-form=signIn]')).not.toBeAttached()
  expect(sent).toEqual([{ email: 'ann@provider.example', password: 'correct horse' }])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('secret-1')
})

test('a form that is sent again and again is sent once, by keyboard and by pointer', async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { token: 'secret-1' } }))
  const login = await hold(page, '**/api/auth/login')
  await api(page, '/me**', (route) => route.fulfill({ json: {} }))
  await page.goto('/en/login')
  await hydrated(page)
  await page.locator('input[name=email]').fill('ann@provider.example')
  await page.locator('input[name=password]').fill('correct horse')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.locator(submit).dblclick({ force: true })
  await expect(page.locator(submit)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('form[data-form]')).toHaveAttribute('aria-busy', 'true')
  login.release()
  await expect(page).toHaveURL('/en/profile')
  expect(login.requests).toHaveLength(1)
})

test('repeated passwords that differ are said to, and no more when the first one follows', async ({
  page,
}) => {
  const sent = await api(page, '/auth/register', (route) => route.fulfill({ json: { token: 'secret-1' } }))
  await page.goto('/en/register')
  await hydrated(page)
  await page.locator('input[name=name]').fill('Ann Other')
  await page.locator('input[name=email]').fill('ann@provider.example')
  await page.locator('input[name=newPassword]').fill('correct horse')
  await page.locator('input[name=repeatPassword]').fill('correct house')
  await page.locator(submit).click()
  const repeat = page.locator('input[name=repeatPassword]')
  await expect(repeat).toHaveAccessibleDescription(words('en', 'field.repeatPassword.differs'))
  await page.getByRole('link', { name: words('en', 'field.repeatPassword.differs') }).click()
  await expect(repeat).toBeFocused()
  await page.locator('input[name=newPassword]').fill('correct house')
  await expect(repeat).toHaveAttribute('aria-invalid', 'false')
  expect(sent).toEqual([])
})

test('what the server blames is said at the field; what no field can say is said above', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/422/)
  const detail = 'not for visitors'
  const errors = ['/name', '/captcha'].map((pointer) => ({ pointer, detail }))
  await api(page, '/auth/register', problem(422, { errors }))
  await page.goto('/en/register')
  await hydrated(page)
  await page.locator('input[name=name]').fill('Ann Other')
  await page.locator('input[name=email]').fill('ann@provider.example')
  await page.locator('input[name=newPassword]').fill('correct horse')
  await page.locator('input[name=repeatPassword]').fill('correct horse')
  await page.locator(submit).click()
  await expect(page.locator(summary)).toContainText(words('en', 'ui.form.failed'))
  await expect(page.locator('input[name=name]')).toHaveAccessibleDescription(words('en', 'ui.form.rejected'))
  await expect(page.locator('body')).not.toContainText(detail)
  await page.locator('input[name=name]').fill('Ann')
  await expect(page.locator('input[name=name]')).toHaveAttribute('aria-invalid', 'false')
})

test('too many tries: when to come again, in words', async ({ page, expectComplaint }) => {
  expectComplaint(/429/)
  await api(page, '/auth/login', problem(429, {}, { 'Retry-After': '61' }))
  await page.goto('/en/login')
  await hydrated(page)
  await signIn(page)
  await expect(page.locator(summary)).toContainText(words('en', 'errors.tooMany'))
  await expect(page.locator(summary)).toContainText('Try again in 2 minutes.')
})

for (const [what, id, answer] of [
  ['a server that does not answer', 'ui.form.serverDown', (route: Route) => route.abort()],
  ['a server behind which nobody answers', 'ui.form.serverDown', problem(503)],
  ['no connection', 'ui.form.offline', (route: Route) => route.abort('internetdisconnected')],
] as const) {
  test(`${what} is said, everything typed is kept, and it can be sent again`, async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/Failed to load resource/)
    let down = true
    await api(page, '/me**', (route) => route.fulfill({ json: {} }))
    await page.route('**/api/auth/login', (route) =>
      down ? answer(route) : route.fulfill({ json: { token: 'secret-1' } }),
    )
    await page.goto('/en/login')
    await hydrated(page)
    if (id === 'ui.form.offline') await context.setOffline(true)
    await signIn(page)
    await expect(page.locator(summary)).toContainText(words('en', id))
    await expect(page.locator('input[name=password]')).toHaveValue('correct horse')
    down = false
    await context.setOffline(false)
    await page
      .locator(summary)
      .getByRole('button', { name: words('en', 'ui.form.retry') })
      .click()
    await expect(page).toHaveURL('/en/profile')
  })
}
