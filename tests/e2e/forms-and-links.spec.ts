import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/texts.ts'
import { visitAs } from './support/visit-as.ts'

test('the code of a recovery link fills its field, is erased from the address and stays in the form', async ({
  page,
}) => {
  const sent: unknown[] = []
  await page.route('**/api/auth/reset-password', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/en/new-password#code=secret-code')
  await expect(page.locator('input[name=resetCode]')).toHaveValue('secret-code')
  await expect(page).toHaveURL('/en/new-password')
  expect(await page.evaluate(() => document.documentElement.outerHTML.includes('#code='))).toBe(false)

  await page.locator('header a[lang=uk]').dispatchEvent('click')
  await expect(page).toHaveURL('/uk/new-password')
  await expect(page.locator('input[name=resetCode]')).toHaveValue('secret-code')
  await page.locator('input[name=newPassword]').fill('correct horse')
  await page.locator('input[name=repeatPassword]').fill('correct horse')
  expect(await page.evaluate(() => document.dispatchEvent(new Event('boot:keep')))).toBe(true)
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    'secret-code',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/uk/login')
  expect(sent).toEqual([{ resetCode: 'secret-code', newPassword: 'correct horse' }])
  await page.goBack()
  await expect(page.locator('input[name=resetCode]')).toHaveValue('')
})

test('a member who follows the link of a mail is shown its page too', async ({ page }) => {
  await visitAs(page, 'member')
  await page.goto('/en/new-password#code=secret-code')
  await expect(page.locator('input[name=resetCode]')).toHaveValue('secret-code')
  await page.goto('/en/forgot-password')
  await expect(page.locator('form[data-form=forgotPassword]')).toBeVisible()
})

test('a half-filled message is left only on purpose; a language, a reload or a sent form is no leaving', async ({
  page,
}) => {
  await page.route('**/api/messages', (route) => route.fulfill({ status: 202, json: {} }))
  await page.goto('/en/contacts')
  await hydrated(page)
  const message = page.locator('textarea[name=message]')
  const leave = (path: string) => page.locator(`footer a[href="${path}"]`).first().click()
  const dialog = page.getByRole('alertdialog', { name: words('en', 'ui.dialog.leave.title') })
  const answer = (id: 'ui.dialog.yes' | 'ui.dialog.no') =>
    dialog.getByRole('button', { name: words('en', id), exact: true }).click()

  await message.fill('No connection since Monday')
  await leave('/en/privacy')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).not.toBeAttached()
  await expect(page).toHaveURL('/en/contacts')
  await expect(message).toHaveValue('No connection since Monday')

  await leave('/en/privacy')
  await answer('ui.dialog.no')
  await expect(page).toHaveURL('/en/contacts')
  await page.locator('header a[lang=ru]').dispatchEvent('click')
  await expect(page).toHaveURL('/ru/contacts')
  await expect(message).toHaveValue('No connection since Monday')
  await page.locator('header a[lang=en]').dispatchEvent('click')
  await expect(page).toHaveURL('/en/contacts')

  await leave('/en/privacy')
  await answer('ui.dialog.yes')
  await expect(page).toHaveURL('/en/privacy')
})

test('going back from a half-filled message asks too, and stays where it is on no', async ({ page }) => {
  await page.goto('/en/pricing')
  await hydrated(page)
  await page.locator('header a[href="/en/contacts"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/en/contacts')
  await page.locator('textarea[name=message]').fill('Hello')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: words('en', 'ui.dialog.no'), exact: true }).click()
  await expect(page).toHaveURL('/en/contacts')
  await expect(page.locator('textarea[name=message]')).toHaveValue('Hello')
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: words('en', 'ui.dialog.yes'), exact: true }).click()
  await expect(page).toHaveURL('/en/pricing')
})
