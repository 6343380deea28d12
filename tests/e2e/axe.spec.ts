import type { Page } from '@playwright/test'
import { routes } from '#site/routes.ts'
import { findings, schemes, screens } from './support/axe.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { visitAs, visitorOf } from './support/visit-as.ts'

/** In the dark and in the light, on a phone and on a desktop. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findings(page), `${screen}, ${colorScheme}`).toEqual([])
    }
  }
}

for (const { path, page: name } of routes) {
  test(`${path} can be used by everyone`, async ({ page }) => {
    await visitAs(page, visitorOf(name))
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('pages that are missing or broken can be used by everyone', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  await page.goto('/uk/nowhere')
  await hydrated(page)
  await expectAccessible(page)
})

test('open menus can be used by everyone', async ({ page }) => {
  await page.goto('/ru/pricing')
  await hydrated(page)
  await page.setViewportSize(screens.phone)
  for (const name of ['Меню', 'Язык']) {
    await page.getByRole('button', { name }).click()
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findings(page), `${name}, ${colorScheme}`).toEqual([])
    }
    await page.keyboard.press('Escape')
  }
})

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
