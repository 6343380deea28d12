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

test('signing in, looking at the password on the way', async ({ page }) => {
  const sent = await answerForms(page, (route) => route.fulfill({ json: { token: 'secret-1' } }))
  const form = await enter(page, 'signIn')
  const password = form.locator('[name=password]')
  await tab(page, say('field.email'))
  await type(page, 'ann@provider.example')
  await tab(page, say('field.password'))
  await type(page, 'correct horse')
  await tab(page, showPassword)
  await page.keyboard.press('Space')
  await expect(focused(page)).toHaveAccessibleName(say('ui.password.hide'))
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'password')
  await tab(page, say('signIn.submit'))
  await tab(page, say('login.forgot'))
  await tab(page, say('login.register'))
  for (const name of [say('login.forgot'), say('signIn.submit'), showPassword, say('field.password')]) {
    await page.keyboard.press('Shift+Tab')
    await expect(focused(page)).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(bodies(sent)).toEqual([{ email: 'ann@provider.example', password: 'correct horse' }])
})

test('registering, with the strength of the password said and a mistake mended', async ({ page }) => {
  const sent = await answerForms(page, (route) => route.fulfill({ json: { token: 'secret-1' } }))
  const form = await enter(page, 'register')
  await tab(page, say('field.name'))
  await type(page, 'Ann')
  await tab(page, say('field.email'))
  await type(page, 'ann@provider.example')
  await typePasswords(page, 'Correct horse 7', 'Correct house 7')
  const strength = form.locator('.strength')
  await expect(strength.getByRole('status')).toHaveText(
    say('ui.password.strength').replace('{level}', say('ui.password.strong')),
  )
  await tab(page, say('register.submit'))
  await page.keyboard.press('Space')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await tab(page, say('field.repeatPassword.differs'))
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAccessibleName(say('field.repeatPassword'))
  await expectVisible(page)
  await page.keyboard.press('ControlOrMeta+A')
  await type(page, 'Correct horse 7')
  await expect(focused(page)).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/profile')
  expect(bodies(sent)).toEqual([
    { name: 'Ann', email: 'ann@provider.example', newPassword: 'Correct horse 7' },
  ])
})

test('asking for a new password: the answer is where the form was, and read', async ({ page }) => {
  const sent = await answerForms(page, (route) => route.fulfill({ json: {} }))
  await enter(page, 'forgotPassword')
  await tab(page, say('field.email'))
  await type(page, 'ann@provider.example')
  await tab(page, say('forgot.submit'))
  await page.keyboard.press('Enter')
  const status = page.locator('main').getByRole('status')
  await expect(status).toBeFocused()
  await expect(status).toHaveText(say('forgot.sent'))
  await tab(page, say('forgot.code'))
  expect(bodies(sent)).toEqual([{ email: 'ann@provider.example' }])
})

test('a new password, with the code of the link in its place', async ({ page }) => {
  const sent = await answerForms(page, (route) => route.fulfill({ status: 204 }))
  const form = await enter(page, 'newPassword', '#code=abc')
  await expect(form.locator('[name=resetCode]')).toHaveValue('abc')
  await tab(page, say('field.resetCode'))
  await typePasswords(page, 'Correct horse 7')
  await tab(page, say('newPassword.submit'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(bodies(sent)).toEqual([{ resetCode: 'abc', newPassword: 'Correct horse 7' }])
})

test('a message, with its topic chosen from the list', async ({ page }) => {
  const sent = await answerForms(page, (route) => route.fulfill({ status: 202, json: {} }))
  await enter(page, 'message')
  await tab(page, '+380 44 000 00 00')
  await tab(page, 'help@provider.example')
  await tab(page, say('field.name'))
  await type(page, 'Ann')
  await tab(page, say('field.email'))
  await type(page, 'ann@provider.example')
  await tab(page, say('field.topic'))
  await type(page, say('topic.billing').slice(0, 3))
  await expect(focused(page)).toHaveValue('billing')
  await page.keyboard.press('ArrowUp')
  await expect(focused(page)).toHaveValue('connection')
  await tab(page, say('field.message'))
  await type(page, 'Hello')
  await page.keyboard.press('Enter')
  await type(page, 'there')
  await tab(page, say('message.submit'))
  await page.keyboard.press('Enter')
  const status = page.getByRole('status').filter({ hasText: say('message.sent') })
  await expect(status).toBeFocused()
  expect(bodies(sent)).toEqual([
    { name: 'Ann', replyTo: 'ann@provider.example', topic: 'connection', message: 'Hello\nthere' },
  ])
})
