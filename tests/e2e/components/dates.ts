import type { Page } from '@playwright/test'
import { answer, languages, open, wordsOf } from '../support/components-site.ts'
import { expect, test } from '../support/test.ts'

const focused = (page: Page) => page.locator(':focus')

const january = { en: '01/31/1990', ru: '31.01.1990', uk: '31.01.1990' } as const

/** Dates, typed and chosen from the calendar. */
export function dateTests(): void {
  for (const language of languages) {
    test.describe(language, () => {
      const words = wordsOf(language)

      test('a date is typed in the format of the language, and sent as every server reads it', async ({
        page,
      }) => {
        const asked = await answer(page, () => ({ json: {} }))
        await open(page, `/${language}/details`)
        const birthday = page.getByRole('textbox', { name: words('field.birthday') })
        const digits = language === 'en' ? '01311990' : '31011990'
        await birthday.fill(digits)
        await birthday.blur()
        await expect(birthday).toHaveValue(january[language])
        await page.locator('[name=newPassword]').fill('abcDEF12')
        await page.getByRole('button', { name: words('details.send') }).click()
        await expect(page.getByText(words('details.sent'))).toBeVisible()
        expect(asked[0]?.postDataJSON()).toMatchObject({ birthday: '1990-01-31', start: '' })
      })

      test('what is no date is not sent, and stays as it was typed', async ({ page }) => {
        const asked = await answer(page, () => ({ json: {} }))
        await open(page, `/${language}/details`)
        const birthday = page.getByRole('textbox', { name: words('field.birthday') })
        await birthday.fill('31/31/31')
        await page.locator('[name=newPassword]').fill('abcDEF12')
        await page.getByRole('button', { name: words('details.send') }).click()
        await expect(birthday).toHaveAttribute('aria-invalid', 'true')
        await expect(birthday).toHaveValue('31/31/31')
        expect(asked).toEqual([])
      })

      test('a date is chosen from the calendar with the keyboard', async ({ page }) => {
        await open(page, `/${language}/details`)
        const start = page.getByRole('textbox', { name: words('field.start') })
        await start.focus()
        await page.keyboard.press('Tab')
        const opener = focused(page)
        await expect(opener).toHaveAccessibleName(words('ui.date.open'))
        await page.keyboard.press('Enter')

        const dialog = page.getByRole('dialog', { name: words('ui.date.calendar') })
        await expect(dialog).toBeVisible()
        const february = new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2030, 1))
        const months = dialog.getByRole('combobox', { name: words('ui.date.month') })
        await expect(months.locator('option:checked')).toHaveText(february)
        const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' })
        await expect(dialog.locator('th').first()).toHaveAttribute(
          'aria-label',
          // A Sunday, and a Monday.
          weekday.format(new Date(2030, 1, language === 'en' ? 3 : 4)),
        )
        const day = (number: number) =>
          dialog.getByRole('gridcell').getByText(String(number), { exact: true })
        await expect(day(9)).toBeDisabled()
        await expect(day(10)).toBeFocused()
        await page.keyboard.press('ArrowLeft')
        await expect(day(10)).toBeFocused()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowRight')
        await expect(day(18)).toBeFocused()
        await page.keyboard.press('Enter')

        await expect(dialog).toHaveCount(0)
        await expect(start).toHaveValue(language === 'en' ? '02/18/2030' : '18.02.2030')
        await expect(page.locator('[aria-haspopup=dialog]').nth(1)).toBeFocused()

        await page.keyboard.press('Enter')
        await expect(day(18)).toBeFocused()
        await expect(dialog.getByRole('gridcell', { selected: true })).toHaveText('18')
        await page.keyboard.press('PageDown')
        await expect(dialog.getByRole('grid')).toHaveAccessibleName(/2030/)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(start).toHaveValue(language === 'en' ? '02/18/2030' : '18.02.2030')
        await expect(page.locator('[aria-haspopup=dialog]').nth(1)).toBeFocused()
      })
    })
  }

  test.describe('a calendar', () => {
    const words = wordsOf('en')
    const chunk = 'date-calendar'

    test('is loaded when somebody comes near it, and once', async ({ page }) => {
      const loaded: string[] = []
      page.on('request', (request) => {
        if (request.url().includes(chunk)) loaded.push(request.url())
      })
      await open(page, '/en/details')
      const opener = page.locator('[aria-haspopup=dialog]').first()
      await page.locator('[name=birthday]').focus()
      expect(loaded).toEqual([])
      await opener.hover()
      await expect.poll(() => loaded.length).toBe(1)
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(loaded).toHaveLength(1)
    })

    test('that cannot be loaded leaves the field to be typed into, and can be tried again', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/ERR_FAILED/)
      await page.route(`**/*${chunk}*`, (route) => route.abort())
      await open(page, '/en/details')
      const birthday = page.locator('[name=birthday]')
      await birthday.fill('1/31/1990')
      await page.locator('[aria-haspopup=dialog]').first().click()
      const notice = page.locator('.notices .notice')
      await expect(notice).toContainText(words('ui.shell.unreachable'))
      await page.unroute(`**/*${chunk}*`)
      await notice.getByRole('button', { name: words('ui.errors.retry') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(notice).toHaveCount(0)
      await expect(birthday).toHaveValue('01/31/1990')
    })

    test('starts from what was typed, and is closed by pressing beside it', async ({ page }) => {
      await open(page, '/en/details')
      const birthday = page.locator('[name=birthday]')
      await birthday.fill('2/28/1990')
      await page.locator('[aria-haspopup=dialog]').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('gridcell', { selected: true })).toHaveText('28')
      await dialog.getByRole('combobox', { name: words('ui.date.month') }).selectOption({ label: 'March' })
      await expect(dialog.getByRole('grid', { name: 'March 1990' })).toBeVisible()
      await page.mouse.click(5, 5)
      await expect(dialog).toHaveCount(0)
      await expect(birthday).toHaveValue('02/28/1990')
    })
  })

  test('a date that was typed keeps its day when the language changes', async ({ page }) => {
    await open(page, '/en/details')
    const birthday = page.locator('[name=birthday]')
    await birthday.fill('01/02/1990')
    await page.locator('[popovertarget=languages]').click()
    await page.locator('#languages').getByRole('link', { name: 'Українська' }).click()
    await expect(page).toHaveURL(/\/uk\/details$/)
    await expect(birthday).toHaveValue('02.01.1990')
  })
}
