import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const pages = ['/uk', '/uk/pricing', '/uk/oferta', '/uk/register']

/** What would move by itself or when it changes. */
const movementOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName } = getComputedStyle(element, part)
        const isStill = /^0s(, 0s)*$/.test(transitionDuration) && animationName === 'none'
        return isStill ? [] : [`${element.localName}.${element.classList.value}${part}`]
      }),
    ),
  )

test('nothing moves for those who prefer less motion', async ({ page }) => {
  await page.goto('/uk')
  // The check can fail: others see links change.
  expect(await movementOf(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
    expect(await movementOf(page), path).toEqual([])
  }
  await page.goto('/uk')
  await hydrated(page)
  await page.locator('header a[href="/uk/pricing"]').click()
  await expect(page).toHaveURL('/uk/pricing')
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('in the colours of the visitor, controls have edges and focus has a line', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const path of pages) {
      await page.goto(path)
      const faint = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(.button:not(.secondary), input, .card, details)')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
            const ground = getComputedStyle(document.documentElement).backgroundColor
            return parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none' || borderTopColor === ground
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect(faint, path).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const brand = page.locator('.brand')
      await expect(brand).toBeFocused()
      await expect(brand).toHaveCSS('outline-style', 'solid')
      await expect(brand).toHaveCSS('outline-width', '3px')
    }
  }
})

for (const path of ['/uk/oferta', '/ru/privacy']) {
  test(`${path} is printed as a document, in black on white`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(path)
    for (const part of ['.header', '.footer', '.contents', '.skip-link', '.notices', '.languages']) {
      await expect(page.locator(part), part).toBeHidden()
    }
    for (const part of ['h1', '.prose h2', '.prose p', '.prose li', '.prose th', '.prose a']) {
      await expect(page.locator(part).first(), part).toBeVisible()
      await expect(page.locator(part).first(), part).toHaveCSS('color', 'rgb(0, 0, 0)')
    }
    const grounds = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element))
        .filter(
          ({ backgroundColor, backgroundImage }) =>
            backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none',
        ),
    )
    expect(grounds).toEqual([])
    // On paper nobody can follow a link; one to a page elsewhere says where it leads.
    const address = await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://elsewhere.example/law'
      document.querySelector('.prose p')?.append(link)
      return getComputedStyle(link, '::after').content
    })
    expect(address).toContain('https://elsewhere.example/law')
  })
}
