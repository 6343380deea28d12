import {
  bodies,
  enter,
  expectVisible,
  focused,
  say,
  showPassword,
  tab,
  type,
  typePasswords,
} from './support/keyboard.ts'
import { answerForms } from './support/site-forms.ts'
import { expect, test } from './support/test.ts'

const optional = (id: Parameters<typeof say>[0]): string => `${say(id)} (${say('ui.form.optional')})`

test('the profile, with its tip and a date from the calendar', async ({ page }) => {
  const sent = await answerForms(page, (route) => route.fulfill({ json: {} }))
  await enter(page, 'profile')
  await tab(page, say('field.name'))
  await page.keyboard.press('End')
  await type(page, ' Other')
  await tab(page, optional('field.phone'))
  await type(page, '+380 44 000 00 00')
  const tip = page.getByText(say('field.birthday.tip'))
  await tab(page, say('ui.tip.open').replace('{label}', say('field.birthday')))
  await expect(tip).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(focused(page)).toHaveAccessibleDescription(say('field.birthday.tip'))

  await tab(page, optional('field.birthday'))
  const birthday = page.locator('[name=birthday]')
  await type(page, '1/31/1990')
  await tab(page, say('ui.date.open'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: say('ui.date.calendar') })
  await expect(dialog).toBeVisible()
  await expect(focused(page)).toHaveText('31')
  await expectVisible(page)
  await page.keyboard.press('ArrowLeft')
  await expect(focused(page)).toHaveText('30')
  await page.keyboard.press('ArrowUp')
  await expect(focused(page)).toHaveText('23')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(birthday).toHaveValue('01/23/1990')
  await expect(focused(page)).toHaveAccessibleName(say('ui.date.open'))
  await page.keyboard.press('Space')
  await expect(focused(page)).toHaveText('23')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(birthday).toHaveValue('01/23/1990')
  await expect(focused(page)).toHaveAccessibleName(say('ui.date.open'))

  await tab(page, say('profile.submit'))
  await page.keyboard.press('Space')
  const status = page.getByRole('status').filter({ hasText: say('profile.saved') })
  await expect(status).toBeFocused()
  expect(bodies(sent)).toEqual([
    { name: 'Ann Known Other', phone: '+380 44 000 00 00', birthday: '1990-01-23' },
  ])
  await tab(page, say('field.name'))
})

test('the question whether to leave: no by Escape and by key, yes only on purpose', async ({ page }) => {
  await answerForms(page, (route) => route.fulfill({ json: {} }))
  const form = await enter(page, 'profile')
  await tab(page, say('field.name'))
  await type(page, 'Ann Other')
  const pricing = page.locator('header').getByRole('link', { name: say('pricing.label') })
  while (!(await pricing.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Shift+Tab')

  const question = page.getByRole('alertdialog', { name: say('ui.dialog.leave.title') })
  const [yes, no] = [say('ui.dialog.yes'), say('ui.dialog.no')]
  await page.keyboard.press('Enter')
  await expect(question).toHaveAccessibleDescription(say('ui.dialog.leave.text'))
  await expect(focused(page)).toHaveAccessibleName(no)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(pricing).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAccessibleName(no)
  await expectVisible(page)
  await page.keyboard.press('Shift+Tab')
  await expect(focused(page)).toHaveAccessibleName(yes)
  await tab(page, no)
  await page.keyboard.press('Space')
  await expect(question).toHaveCount(0)
  await expect(pricing).toBeFocused()
  await expect(page).toHaveURL('/en/profile#content')
  await expect(form.locator('[name=name]')).toHaveValue('Ann Other')

  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect(focused(page)).toHaveAccessibleName(yes)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('whoever asks again as soon as a question is answered is asked again', async ({ page }) => {
  await answerForms(page, (route) => route.fulfill({ json: {} }))
  await enter(page, 'profile')
  await tab(page, say('field.name'))
  await type(page, 'Ann Other')
  const pricing = page.locator('header').getByRole('link', { name: say('pricing.label') })
  await pricing.press('Enter')
  const no = page.getByRole('alertdialog').getByRole('button', { name: say('ui.dialog.no') })
  await expect(no).toBeFocused()
  // Before the browser tells the page that the dialog was closed.
  await pricing.evaluate(async (link: HTMLElement) => {
    document.querySelector<HTMLElement>('[role=alertdialog] button[value=""]')?.click()
    for (let moment = 0; moment < 20; moment++) await Promise.resolve()
    link.click()
  })
  await expect(no).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
})

test('another password: a wrong one is said, led to and typed anew', async ({ page, expectComplaint }) => {
  expectComplaint(/422/)
  let isWrong = true
  const sent = await answerForms(page, (route) =>
    isWrong
      ? route.fulfill({ status: 422, json: { errors: [{ pointer: '/currentPassword' }] } })
      : route.fulfill({ status: 204 }),
  )
  await enter(page, 'changePassword')
  // Past the form above.
  while (
    !(await page.locator('[name=currentPassword]').evaluate((input) => input === document.activeElement))
  )
    await page.keyboard.press('Tab')
  await type(page, 'wrong')
  await tab(page, showPassword)
  await typePasswords(page, 'Correct horse 7')
  await tab(page, say('changePassword.submit'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tab(page, say('changePassword.wrong'))
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAccessibleName(say('field.currentPassword'))
  await expect(focused(page)).toHaveAccessibleDescription(say('changePassword.wrong'))
  await type(page, 'right')
  await tab(page, showPassword)
  await typePasswords(page, 'Correct horse 7')
  isWrong = false
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: say('changePassword.saved') })).toBeFocused()
  expect(bodies(sent)).toEqual([
    { currentPassword: 'wrong', newPassword: 'Correct horse 7' },
    { currentPassword: 'right', newPassword: 'Correct horse 7' },
  ])
})

test('a plan is chosen with the arrows, and paid for', async ({ page }) => {
  const sent = await answerForms(page, (route) =>
    route.fulfill({ json: { id: 'p1', url: '/en/pricing', status: 'pending' } }),
  )
  const form = await enter(page, 'pay')
  await tab(page, say('payment.plans'))
  await tab(page, say('payment.help'))
  await tab(page, say('plan.basic.month'))
  await expect(form.locator(':checked')).toHaveCount(0)
  await tab(page, say('pay.submit'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tab(page, say('field.plan.choose'))
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAccessibleName(say('plan.basic.month'))
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toHaveAccessibleName(say('plan.family.month'))
  await expect(focused(page)).toBeChecked()
  await expectVisible(page)
  await expect(form.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'false')
  await tab(page, say('pay.submit'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/en/pricing')
  expect(bodies(sent)).toEqual([{ plan: 'family' }])
})
