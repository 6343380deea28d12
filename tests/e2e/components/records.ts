import { answer, languages, open, signedIn, wordsOf } from '../support/components-site.ts'
import { expect, test } from '../support/test.ts'

const payments = [
  { id: 'p2', plan: 'Pro', amount: '349.50', currency: 'UAH', status: 'failed', createdAt: '2026-02-28' },
  { id: 'p1', plan: 'Basic', amount: '199.00', currency: 'UAH', status: 'paid', createdAt: '2026-01-31' },
]

/** Records with their filter, and states that are waited for. */
export function recordTests(): void {
  for (const language of languages) {
    test.describe(language, () => {
      const words = wordsOf(language)

      test('records are a table, wide and narrow, in the words of the language', async ({ page }) => {
        await answer(page, () => ({ json: { items: payments } }))
        await signedIn(page)
        await open(page, `/${language}/payments`)
        const cells = {
          en: [/Feb 28, 2026/, /₴349\.50/],
          ru: [/28 февр\. 2026 г\./, /349,50\s₴/],
          uk: [/28 лют\. 2026 р\./, /349,50\s₴/],
        }[language]
        const snapshot = `
        - table "${words('payments.title')}":
          - rowgroup:
            - row:
              - columnheader "${words('payments.date')}"
              - columnheader "${words('payments.plan')}"
              - columnheader "${words('payments.amount')}"
              - columnheader "${words('payments.status')}"
          - rowgroup:
            - row:
              - cell ${cells[0]}
              - cell "Pro"
              - cell ${cells[1]}
              - cell "${words('payments.failed')}"
            - row
      `
        await expect(page.getByRole('table')).toMatchAriaSnapshot(snapshot)
        const label = page.locator('.cell-label').first()
        await expect(label).toBeHidden()
        await page.setViewportSize({ width: 320, height: 800 })
        await expect(label).toBeVisible()
        await expect(page.getByRole('table')).toMatchAriaSnapshot(snapshot)
        await expect(page.locator('.records-summary')).toHaveText(/^2 /)
      })

      test('a payment is asked about until it has arrived', async ({ page }) => {
        await page.clock.install()
        let status = 'pending'
        const asked = await answer(page, () => ({ json: { status } }))
        await open(page, `/${language}/payment?payment=p1`)
        const state = page.locator('.status [role=status]')
        await expect(state.getByRole('heading', { level: 2 })).toHaveText(words('payment.pending'))
        await expect(state).toHaveAttribute('aria-busy', 'true')
        await page.clock.runFor(1000)
        await expect.poll(() => asked.length).toBe(2)
        status = 'paid'
        await page.clock.runFor(2000)
        await expect(state).toMatchAriaSnapshot(`
        - status:
          - heading "${words('payment.paid')}" [level=2]
          - link "${words('payments.title')}"
      `)
        await page.clock.runFor(600_000)
        expect(asked.map((request) => new URL(request.url()).pathname)).toEqual(
          Array(3).fill('/api/payments/p1'),
        )
      })
    })
  }

  test.describe('a filter', () => {
    const words = wordsOf('en')
    const apply = words('ui.table.apply')
    const clear = words('ui.table.clear')

    test('narrows records down and is cleared with the keyboard; how many are left is said', async ({
      page,
    }) => {
      const asked = await answer(page, ({ searchParams }) => {
        const status = searchParams.get('status')
        return { json: { items: payments.filter((payment) => status === null || payment.status === status) } }
      })
      await signedIn(page)
      await open(page, '/en/payments')
      const summary = page.locator('.records-summary')
      await expect(summary).toHaveText('2 entries')
      expect(await summary.getAttribute('role')).toBe('status')
      const choices = page.getByRole('combobox', { name: words('payments.status') })
      await expect(choices.locator('option:checked')).toHaveText(words('ui.table.any'))
      await choices.focus()
      await page.keyboard.press('P')
      await page.keyboard.press('Tab')
      await page.keyboard.type('1/15/2026')
      await page.keyboard.press('Enter')
      await expect(summary).toHaveText('1 entry')
      expect(new URL(asked.at(-1)?.url() ?? '').search).toBe('?status=paid&since=2026-01-15')

      await page.getByRole('button', { name: clear }).press('Enter')
      await expect(summary).toHaveText('2 entries')
      await expect(page.getByRole('combobox', { name: words('payments.status') })).toBeFocused()
      await expect(page.locator('[name=since]')).toHaveValue('')
      expect(new URL(asked.at(-1)?.url() ?? '').search).toBe('')
    })

    test('is kept in the address: over a reload, another language and the way back', async ({ page }) => {
      const asked = await answer(page, () => ({ json: { items: payments } }))
      const search = () => new URL(asked.at(-1)?.url() ?? '').search
      await signedIn(page)
      await open(page, '/en/payments?status=failed&since=yesterday&page=2')
      const status = page.locator('[name=status]')
      const since = page.locator('[name=since]')
      await expect(status).toHaveValue('failed')
      await expect(since).toHaveValue('')
      await expect.poll(search).toBe('?status=failed')

      await since.fill('01/15/2026')
      await page.getByRole('button', { name: apply }).click()
      await expect(page).toHaveURL('/en/payments?status=failed&since=2026-01-15&page=2')
      await expect.poll(search).toBe('?status=failed&since=2026-01-15')
      await page.reload()
      await expect(since).toHaveValue('01/15/2026')
      await expect.poll(search).toBe('?status=failed&since=2026-01-15')

      await page.locator('[popovertarget=languages]').click()
      await page.locator('#languages').getByRole('link', { name: 'Українська' }).click()
      await expect(page).toHaveURL('/uk/payments?status=failed&since=2026-01-15&page=2')
      await expect(since).toHaveValue('15.01.2026')
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL('/en/payments?status=failed&since=yesterday&page=2')
      await expect(since).toHaveValue('')
      await expect.poll(search).toBe('?status=failed')

      const before = asked.length
      await page.getByRole('button', { name: clear }).click()
      await expect(page).toHaveURL('/en/payments?page=2')
      await expect(status).toHaveValue('')
      await expect.poll(search).toBe('')
      await page.getByRole('button', { name: apply }).click()
      // Asked for again, it is loaded again.
      await expect.poll(() => asked.length).toBe(before + 2)
    })

    test('with a mistake in it is not applied, and goes to the mistake', async ({ page }) => {
      const asked = await answer(page, () => ({ json: { items: payments } }))
      await signedIn(page)
      await open(page, '/en/payments')
      await expect(page.locator('.records-summary')).toHaveText('2 entries')
      const since = page.locator('[name=since]')
      await since.fill('yesterday')
      await page.getByRole('button', { name: apply }).click()
      await expect(since).toBeFocused()
      await expect(since).toHaveAttribute('aria-invalid', 'true')
      expect(asked).toHaveLength(1)
    })

    test('that nothing matches says so', async ({ page }) => {
      await answer(page, ({ search }) => ({ json: { items: search === '' ? payments : [] } }))
      await signedIn(page)
      await open(page, '/en/payments')
      const summary = page.locator('.records-summary')
      await page.getByRole('combobox').selectOption('paid')
      await page.getByRole('button', { name: apply }).click()
      await expect(summary).toHaveText(words('ui.table.noMatch'))
      await expect(summary).not.toHaveClass(/card/)
      await expect(page.getByRole('search')).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
    })

    test('is not offered where there is nothing at all, which a card says', async ({ page }) => {
      await answer(page, () => ({ json: { items: [] } }))
      await signedIn(page)
      await open(page, '/en/payments')
      await expect(page.getByRole('status').filter({ hasText: words('payments.empty') })).toHaveClass(/card/)
      await expect(page.getByRole('search')).toHaveCount(0)
      await expect(page.getByRole('table')).toHaveCount(0)
    })

    test('stays under the hands of whoever clears it, though there is nothing at all', async ({ page }) => {
      await answer(page, () => ({ json: { items: [] } }))
      await signedIn(page)
      await open(page, '/en/payments?status=paid')
      const summary = page.locator('.records-summary')
      await expect(summary).toHaveText(words('ui.table.noMatch'))
      await page.getByRole('button', { name: clear }).click()
      await expect(summary).toHaveText(words('payments.empty'))
      await expect(page.getByRole('combobox', { name: words('payments.status') })).toBeFocused()
    })
  })

  test('records that cannot be loaded are tried again when asked to', async ({ page, expectComplaint }) => {
    expectComplaint(/status of 500/)
    const words = wordsOf('en')
    let works = false
    await answer(page, () => (works ? { json: { items: payments } } : { status: 500 }))
    await signedIn(page)
    await open(page, '/en/payments')
    await expect(page.locator('.records-summary')).toHaveText(words('ui.table.failed'))
    works = true
    await page.getByRole('button', { name: words('ui.table.retry') }).click()
    await expect(page.getByRole('row')).toHaveCount(3)
  })

  test.describe('a state', () => {
    const words = wordsOf('en')

    test('that cannot be found out is asked for again, by hand or by itself', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/status of 404|ERR_FAILED/)
      const answers = [
        { status: 404 },
        { json: { status: 'unheard of' } },
        'nothing',
        { json: { status: 'failed' } },
      ] as const
      let turn = 0
      await answer(page, () => answers[turn++] ?? 'nothing')
      await open(page, '/en/payment?payment=p1')
      const state = page.locator('.status [role=status]')
      const retry = page.getByRole('button', { name: words('ui.status.retry') })
      await expect(state).toContainText(words('ui.status.failed'))
      await retry.click()
      await expect.poll(() => turn).toBe(2)
      await expect(state).toContainText(words('ui.status.failed'))
      await retry.click()
      await expect.poll(() => turn).toBe(3)
      await expect(state).toContainText(words('ui.status.failed'))
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(state.getByRole('heading')).toHaveText(words('payment.failed'))
    })

    test('is not asked for without a name, nor outside of its call', async ({ page }) => {
      const asked = await answer(page, () => ({ json: { status: 'paid' } }))
      await open(page, '/en/payment')
      await expect(page.locator('.status')).toHaveCount(0)
      await open(page, '/en/payment?payment=')
      await expect(page.locator('.status')).toHaveCount(0)
      await open(page, '/en/payment?payment=..')
      await expect(page.locator('.status')).toContainText(words('ui.status.failed'))
      await open(page, `/en/payment?payment=${encodeURIComponent('../me?x=1#')}`)
      await expect(page.locator('.status')).toBeVisible()
      expect(asked.map((request) => new URL(request.url()).pathname)).toEqual([])
    })
  })
}
