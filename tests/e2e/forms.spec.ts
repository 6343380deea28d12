import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

test('an empty form is not sent and its first field is focused', async ({ page }) => {
  let calls = 0
  await page.route('**/api/**', (route) => {
    calls += 1
    return route.fulfill({ status: 200, json: {} })
  })
  await page.goto('/en/login')
  await hydrated(page)
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('input[type=email]')).toBeFocused()
  expect(calls).toBe(0)
})

test('a wrong password keeps the address and says so in the language of the page', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/401/)
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { title: 'Unauthorized' } }),
  )
  await page.goto('/uk/login')
  await hydrated(page)
  await page.locator('input[type=email]').fill('ann@provider.example')
  await page.locator('input[type=password]').fill('wrong-password')
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('form [role=alert]')).not.toBeEmpty()
  await expect(page.locator('input[type=email]')).toHaveValue('ann@provider.example')
  await expect(page.locator('input[type=password]')).toHaveValue('')
})

test('signing in stores the token and goes on to the profile', async ({ page }) => {
  const bodies: unknown[] = []
  await page.route('**/api/auth/login', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ status: 200, json: { token: 'secret-1' } })
  })
  await page.goto('/ru/login')
  await hydrated(page)
  await page.locator('input[type=email]').fill('ann@provider.example')
  await page.locator('input[type=password]').fill('correct horse')
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL('/ru/profile')
  expect(bodies).toEqual([{ email: 'ann@provider.example', password: 'correct horse' }])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('secret-1')
})

test('signing out ends the session of this browser, and of the server', async ({ page }) => {
  const tokens: (string | undefined)[] = []
  await page.route('**/api/auth/logout', (route) => {
    tokens.push(route.request().headers()['authorization'])
    return route.fulfill({ status: 204 })
  })
  await page.goto('/uk')
  await page.evaluate(() => localStorage.setItem('token', 'secret-1'))
  await page.goto('/uk/logout')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest')
  await expect.poll(() => tokens).toEqual(['Bearer secret-1'])
})
