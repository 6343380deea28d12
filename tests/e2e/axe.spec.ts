import type { Page } from '@playwright/test'
import { routes } from '#site/routes.ts'
import { findings, schemes, screens } from './support/axe.ts'
import { hydrated } from './support/hydrated.ts'
import { breakLogin } from './support/break-login.ts'
import { expect, test } from './support/test.ts'
import { viewersOf, visitAs } from './support/visit-as.ts'

/** In the light by every rule; in the dark by that about colours, for nothing else differs. */
async function expectSchemes(page: Page, screen: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'light' ? [] : ['color-contrast']
    expect(await findings(page, rules), `${screen}, ${colorScheme}`).toEqual([])
  }
}

/** On a phone and on a desktop. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size)
    await expectSchemes(page, screen)
  }
}

for (const { path, page: name } of routes) {
  for (const visitor of viewersOf(name)) {
    test(`${path} can be used by everyone, being a ${visitor}`, async ({ page }) => {
      await visitAs(page, visitor)
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    })
  }
}

test('a page that is missing can be used by everyone', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  await page.goto('/uk/nowhere')
  await hydrated(page)
  await expectAccessible(page)
})

test('a page that could not be rendered can be used by everyone', async ({ page, expectComplaint }) => {
  expectComplaint(/no form "signIn"|Minified React error|hydrat/i)
  await breakLogin(page, 'uk')
  await page.goto('/uk/login')
  await expect(page.locator('main')).toContainText('500')
  await expectAccessible(page)
})

test('a question can be used by everyone', async ({ page }) => {
  await visitAs(page, 'member')
  await page.goto('/uk/logout')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})

for (const [visitor, screen, menus] of [
  ['guest', 'phone', ['menu', 'languages']],
  ['member', 'phone', ['menu']],
  ['member', 'desktop', ['account']],
] as const) {
  test(`open menus can be used by everyone, being a ${visitor} on a ${screen}`, async ({ page }) => {
    await visitAs(page, visitor)
    await page.goto('/ru/pricing')
    await hydrated(page)
    await page.setViewportSize(screens[screen])
    for (const menu of menus) {
      await page.locator(`button[popovertarget=${menu}]`).click()
      await expectSchemes(page, menu)
      await page.keyboard.press('Escape')
    }
  })
}

test('a form that was refused can be used by everyone', async ({ page, expectComplaint }) => {
  expectComplaint(/401/)
  await page.route('**/api/auth/login', (call) => call.fulfill({ status: 401, json: {} }))
  await page.goto('/uk/login')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.locator('[aria-invalid]').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Електронна пошта').fill('olena@example.com')
  await page.locator('input[type=password]').fill('wrong')
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page.locator('.failure')).toBeVisible()
  await expectAccessible(page)
})
