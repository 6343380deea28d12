import type { Page } from '@playwright/test'
import { routes } from '#site/routes.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { viewersOf, visitAs } from './support/visit-as.ts'

const phone = { width: 390, height: 640 }
const desktop = { width: 1280, height: 700 }

/** Gives each thing that the keyboard should stop at its number, in the order of the page; says how many there are. */
const numberStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element instanceof HTMLElement && element.tabIndex >= 0)
      // Of radio buttons there is one stop for all: the first one, while none is chosen.
      .filter((element) => !element.matches('.choice:has([type=radio]) ~ .choice [type=radio]'))
    stops.forEach((element, index) => element.setAttribute('data-stop', String(index)))
    return stops.length
  })

interface Stop {
  readonly number: number
  /** Pixels of the line around it. */
  readonly outline: number
  /** Some of it lies in the window with nothing above it. */
  readonly isInSight: boolean
}

const stopNow = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    // Of a link that breaks, the first line.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const parts = [0.1, 0.5, 0.9]
    const points = parts.flatMap((across) =>
      parts.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    )
    return {
      number: Number(element.getAttribute('data-stop') ?? -1),
      outline: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
      isInSight: points.some(([x, y]) => element.contains(document.elementFromPoint(x, y))),
    }
  })

for (const { path, page: name } of routes.filter(({ locale }) => locale === 'uk')) {
  for (const visitor of viewersOf(name)) {
    test(`the keyboard walks over all of ${path} and is seen wherever it stops, being a ${visitor}`, async ({
      page,
    }) => {
      await visitAs(page, visitor)
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        await page.goto(path)
        await hydrated(page)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        const count = await numberStops(page)
        for (let number = 0; number < count; number++) {
          await page.keyboard.press('Tab')
          await expect.poll(() => stopNow(page)).toEqual({ number, outline: 3, isInSight: true })
        }
      }
    })
  }
}

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/en/pricing')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

for (const [button, list] of [
  ['Menu', '#menu'],
  ['Language: English', '#languages'],
] as const) {
  test(`on a phone the keyboard opens “${button}”, goes in, and comes out where it was`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/en/pricing')
    await hydrated(page)
    const opener = page.getByRole('button', { name: button })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(list)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(`${list} a`).first()).toBeFocused()
    const { outline, isInSight } = await stopNow(page)
    expect({ outline, isInSight }).toEqual({ outline: 3, isInSight: true })
    await page.keyboard.press('Escape')
    await expect(page.locator(list)).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('the language is changed by keyboard', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en/pricing')
  await hydrated(page)
  await page.getByRole('button', { name: 'Language' }).focus()
  await page.keyboard.press('Enter')
  for (const name of ['English', 'Русский', 'Українська']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/uk/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
})

test('from the table of contents the keyboard goes on in the part that was chosen', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/en/privacy')
  await hydrated(page)
  await page.getByRole('link', { name: 'Your rights' }).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Your rights' })
  await expect(heading).toBeInViewport()
  const { y } = (await heading.boundingBox()) ?? { y: -1 }
  expect(y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('.prose').getByRole('link', { name: 'profile' })).toBeFocused()
})
