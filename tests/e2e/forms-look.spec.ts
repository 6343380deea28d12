import type { Locator, Page } from '@playwright/test'
import { openForm } from './support/site-forms.ts'
import { expect, test } from './support/test.ts'
import { languages } from './support/texts.ts'

const phone = { width: 360, height: 740 }

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('Not shown')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const payment = { plan: 'basic', amount: '1199.00', currency: 'UAH', status: 'pending' }

async function openPayments(page: Page, language: string): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.fulfill({ json: { name: 'Ann', items: [{ ...payment, createdAt: '2026-01-31T12:30:00Z' }] } }),
  )
  await openForm(page, 'profile', { path: '/profile', visitor: 'member' }, language)
  await expect(page.locator('.records td').first()).toBeVisible()
}

for (const language of languages) {
  test(`${language}: a tip stands beside the last word of the name, on a phone too`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openPayments(page, language)
    const line = page.locator('.label-line', { has: page.locator('.tip') })
    const word = await boxOf(line.locator('.optional'))
    const tip = await boxOf(line.locator('.tip-button'))
    const lastLine = await line.locator('.optional').evaluate((element) => {
      const { top = 0, bottom = 0, right = 0 } = [...element.getClientRects()].at(-1) ?? {}
      return { top, bottom, right }
    })
    expect(Math.abs((lastLine.top + lastLine.bottom) / 2 - (tip.y + tip.height / 2))).toBeLessThan(8)
    expect(Math.abs(tip.x - lastLine.right)).toBeLessThan(8)
    expect(tip.right).toBeLessThanOrEqual(phone.width)
    expect(word.right).toBeLessThanOrEqual(phone.width)
  })

  test(`${language}: the filter stands in one row, and so do its buttons on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPayments(page, language)
    const [apply, clear] = [page.locator('.filter [type=submit]'), page.locator('.filter-actions .secondary')]
    const tops = async (...elements: Locator[]) =>
      (await Promise.all(elements.map(boxOf))).map(({ y }) => Math.round(y))
    const controls = ['status', 'from', 'to'].map((name) => page.locator(`.filter [name=${name}]`))
    await page.locator('.filter [name=from]').fill('x')
    await apply.click()
    await expect(page.locator('.filter .field-error')).toBeVisible()
    const [first = 0, ...rest] = await tops(...controls, apply, clear)
    for (const top of rest) expect(Math.abs(top - first)).toBeLessThanOrEqual(2)

    // As in every form: what helps stands above what is filled in, what is wrong below it.
    const from = page.locator('.filter .field', { has: page.locator('[name=from]') })
    const input = await boxOf(from.locator('[name=from]'))
    expect((await boxOf(from.locator('.field-hint'))).bottom).toBeLessThanOrEqual(input.y)
    expect((await boxOf(from.locator('.field-error'))).y).toBeGreaterThanOrEqual(input.bottom)

    await page.setViewportSize(phone)
    const [applyTop, clearTop] = await tops(apply, clear)
    expect(applyTop).toBe(clearTop)
  })

  test(`${language}: an amount keeps its distance from the next column`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPayments(page, language)
    const textBox = (cell: Locator) =>
      cell.evaluate((element) => {
        const range = document.createRange()
        range.selectNode(element.lastChild ?? element)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      })
    const amount = await textBox(page.locator('.records td[data-format=money]'))
    const status = await textBox(page.locator('.records td').last())
    expect(status.left - amount.right).toBeGreaterThan(32)
  })
}

test('an e-mail address that does not fit is broken behind its "@" alone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/en/contacts')
  const link = page.getByRole('link', { name: 'help@provider.example', exact: true })
  const lines = await link.evaluate((element) =>
    [...element.childNodes].flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return node instanceof Text ? [range.getClientRects().length] : []
    }),
  )
  // Each part in one piece.
  expect(lines.every((count) => count === 1)).toBe(true)
})

for (const [name, path] of [
  ['signIn', '/login'],
  ['message', '/contacts'],
] as const) {
  test(`the summary of mistakes keeps its distance from the heading below it (${path})`, async ({ page }) => {
    await page.setViewportSize(phone)
    const form = await openForm(page, name, { path, visitor: 'guest' })
    await form.locator('[type=submit]').click()
    const summary = await boxOf(page.getByRole('alert'))
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(heading.y - summary.bottom).toBeGreaterThanOrEqual(28)
  })
}
