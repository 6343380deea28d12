import type { Page } from '@playwright/test'
import { existing, formOf, newPerson, paymentsOf } from './support/accounts.ts'
import { expect, test } from './support/test.ts'
import { languages, words, type Language } from './support/texts.ts'

/** From the plans to the page of the bank. */
async function choosePlan(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}/pricing`)
  await page
    .locator('.plan')
    .filter({ hasText: words(language, 'plan.family') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(`/${language}/payment?plan=family`)
  await expect(page.locator('input[name=plan][value=family]')).toBeChecked()
}

const pay = (page: Page, language: Language) =>
  formOf(page, language, 'pay.submit').getByRole('button', {
    name: words(language, 'pay.submit'),
  })

test.beforeEach(async ({ page, request }, info) => {
  const token = await existing(request, newPerson())
  info.annotations.push({ type: 'token', description: token })
  await page.goto('/en')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
})

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('token') ?? '')

for (const language of languages) {
  const outcomes = [
    { outcome: 'paid', title: 'payment.paid.title' },
    { outcome: 'declined', title: 'payment.declined.title' },
    { outcome: 'cancelled', title: 'payment.cancelled.title' },
  ] as const

  for (const { outcome, title } of outcomes) {
    test(`${language}: a payment goes to the bank and comes back ${outcome}`, async ({ page, request }) => {
      await choosePlan(page, language)
      await pay(page, language).click()
      await expect(page).toHaveURL(/\/api\/pay\//)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.locator(`button[value=${outcome}]`).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/payment\\?payment=`))
      await expect(page.getByRole('heading', { name: words(language, title) })).toBeVisible()
      expect(await paymentsOf(request, await tokenOf(page))).toMatchObject([{ status: outcome }])

      await page.goto(`/${language}/profile`)
      const row = page.getByRole('row').filter({ hasText: words(language, 'plan.family') })
      await expect(row).toContainText(words(language, `payments.${outcome}`))
      await expect(row).toContainText('299')
    })
  }

  test(`${language}: a payment that is left at the bank is waited for, and can be finished`, async ({
    page,
  }) => {
    await choosePlan(page, language)
    await pay(page, language).click()
    await expect(page).toHaveURL(/\/api\/pay\//)
    const bank = page.url()
    const id = bank.split('/').at(-1) ?? ''
    await page.goto(`/${language}/payment?payment=${id}`)
    await expect(page.getByRole('heading', { name: words(language, 'payment.pending.title') })).toBeVisible()

    const other = await page.context().newPage()
    await other.goto(bank)
    await other.locator('button[value=paid]').click()
    // The page that waits asks again by itself.
    await expect(page.getByRole('heading', { name: words(language, 'payment.paid.title') })).toBeVisible()
  })

  test(`${language}: a double click on pay makes one payment; going back and leaving it makes no other`, async ({
    page,
    request,
  }) => {
    await choosePlan(page, language)
    const token = await tokenOf(page)
    await pay(page, language).dblclick()
    await expect(page).toHaveURL(/\/api\/pay\//)
    await page.goBack()
    // It can be sent once more, and was not by itself.
    await expect(pay(page, language)).toBeEnabled()
    expect(await paymentsOf(request, token)).toHaveLength(1)
  })
}

test('an answer that was lost on the way makes no second payment', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/ERR_CONNECTION_RESET/)
  await choosePlan(page, 'ru')
  const token = await tokenOf(page)
  // It reaches the server; its answer does not reach the page.
  await page.route(
    '**/api/payments',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await pay(page, 'ru').click()
  await page.getByRole('button', { name: words('ru', 'ui.form.retry') }).click()
  await expect(page).toHaveURL(/\/api\/pay\//)
  expect(await paymentsOf(request, token)).toHaveLength(1)
})

test('the payments of a member can be narrowed down', async ({ page, request }) => {
  const token = await tokenOf(page)
  for (const plan of ['basic', 'pro']) {
    await request.post('/api/payments', {
      data: { plan },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': plan },
    })
  }
  await page.goto('/en/profile')
  const rows = page.getByRole('row').filter({ hasText: words('en', 'payments.pending') })
  await expect(rows).toHaveCount(2)
  await page.locator('select[name=status]').selectOption('paid')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(words('en', 'ui.table.noMatch'))).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rows).toHaveCount(2)
})
