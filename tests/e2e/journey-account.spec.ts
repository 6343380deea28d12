import { existing, fill, formOf, mailsTo, newPerson, register, signIn } from './support/accounts.ts'
import { expect, test } from './support/test.ts'
import { languages, words } from './support/texts.ts'

const status = (code: number): RegExp => new RegExp(`status of ${code}`)

for (const language of languages) {
  const say = (id: Parameters<typeof words>[1]): string => words(language, id)

  test(`${language}: somebody registers, changes the profile, signs out and comes back where he was`, async ({
    page,
  }) => {
    const person = newPerson()
    await page.goto(`/${language}/register`)
    await register(page, language, person)
    await expect(page).toHaveURL(`/${language}/profile`)
    const profile = formOf(page, language, 'profile.submit')
    await expect(profile.locator('[name=name]')).toHaveValue(person.name)

    await fill(profile, { name: 'Олена Інша', phone: '+380 44 111 22 33' })
    await profile.getByRole('button', { name: say('profile.submit') }).click()
    await expect(page.getByText(say('profile.saved'))).toBeVisible()
    await page.reload()
    await expect(profile.locator('[name=phone]')).toHaveValue('+380 44 111 22 33')

    await page.goto(`/${language}/logout`)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('ui.dialog.yes') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: say('logout.heading') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-session', 'guest')

    await page.goto(`/${language}/payment?plan=pro#main`)
    await page
      .locator('main')
      .getByRole('link', { name: say('login.label') })
      .click()
    await expect(page).toHaveURL(new RegExp(`/${language}/login\\?returnTo=`))
    await signIn(page, language, person)
    await expect(page).toHaveURL(new RegExp(`/${language}/payment\\?plan=pro`))
    await expect(page.locator('input[name=plan][value=pro]')).toBeChecked()
  })

  test(`${language}: a forgotten password is replaced by the code of a mail, once`, async ({
    page,
    request,
    expectComplaint,
  }) => {
    expectComplaint(status(401))
    expectComplaint(status(410))
    const person = newPerson()
    await existing(request, person)
    await page.goto(`/${language}/forgot-password`)
    const ask = formOf(page, language, 'forgot.submit')
    await fill(ask, { email: person.email })
    await ask.getByRole('button').click()
    await expect(page.getByText(say('forgot.sent'))).toBeFocused()

    const [mail] = await mailsTo(request, person)
    expect(mail?.locale).toBe(language)
    const link = new URL(mail?.link ?? '')
    expect(link.pathname).toBe(`/${language}/new-password`)
    await page.goto(link.href)
    const choose = formOf(page, language, 'newPassword.submit')
    await expect(choose.locator('[name=resetCode]')).toHaveValue(link.hash.replace('#code=', ''))
    // The code is in no history and no log.
    await expect(page).toHaveURL(link.pathname)

    const password = 'Another horse 8'
    await fill(choose, { newPassword: password, repeatPassword: password })
    await choose.getByRole('button', { name: say('newPassword.submit') }).click()
    await expect(page).toHaveURL(`/${language}/login`)
    const notices = page.getByRole('status', { name: say('ui.shell.notices') })
    await expect(notices.getByText(say('newPassword.saved'))).toBeVisible()
    await signIn(page, language, person)
    await expect(page.getByRole('alert').getByText(say('signIn.wrong'))).toBeVisible()
    await signIn(page, language, { ...person, password })
    await expect(page).toHaveURL(`/${language}/profile`)
    await expect(notices).toBeEmpty()

    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto(link.href)
    await page.reload()
    await fill(choose, {
      resetCode: link.hash.replace('#code=', ''),
      newPassword: password,
      repeatPassword: password,
    })
    await choose.getByRole('button', { name: say('newPassword.submit') }).click()
    await expect(choose.getByText(say('newPassword.expired'))).toBeVisible()
    await expect(choose.locator('[name=resetCode]')).toHaveAttribute('aria-invalid', 'true')
  })

  test(`${language}: a wrong password, a taken address and too many attempts are told apart`, async ({
    page,
    request,
    expectComplaint,
  }) => {
    for (const code of [401, 409, 429]) expectComplaint(status(code))
    const person = newPerson()
    await existing(request, person)
    await page.goto(`/${language}/register`)
    await register(page, language, person)
    const form = formOf(page, language, 'register.submit')
    await expect(form.getByText(say('register.taken'))).toBeVisible()
    await expect(form.locator('[name=name]')).toHaveValue(person.name)
    await expect(form.locator('[name=newPassword]')).toHaveValue('')

    await page.goto(`/${language}/login`)
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = page.waitForResponse('**/api/auth/login')
      await signIn(page, language, { ...person, password: 'wrong' })
      expect((await answer).status()).toBe(401)
      await expect(page.locator('[name=password]')).toHaveValue('')
    }
    await expect(page.getByText(say('signIn.wrong'))).toBeVisible()
    await signIn(page, language, person)
    await expect(page.getByText(say('errors.tooMany'))).toBeVisible()
    await expect(page.locator('[name=email]')).toHaveValue(person.email)
  })

  test(`${language}: what is out of reach keeps what was typed, and is sent when it is there again`, async ({
    page,
    context,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/)
    const person = newPerson()
    await page.goto(`/${language}/register`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await context.setOffline(true)
    await register(page, language, person)
    await expect(page.getByText(say('ui.form.offline'))).toBeVisible()
    await context.setOffline(false)
    await page.route('**/api/auth/register', (route) => route.abort('connectionrefused'), { times: 1 })
    await page.getByRole('button', { name: say('ui.form.retry') }).click()
    await expect(page.getByText(say('ui.form.serverDown'))).toBeVisible()
    await page.getByRole('button', { name: say('ui.form.retry') }).click()
    await expect(page).toHaveURL(`/${language}/profile`)
  })

  test(`${language}: who signs out in one tab is a guest in the other, and signs out of a server that is down`, async ({
    context,
    request,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_CONNECTION_REFUSED/)
    const person = newPerson()
    const token = await existing(request, person)
    const [page, other] = [await context.newPage(), await context.newPage()]
    await page.goto(`/${language}`)
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    await other.goto(`/${language}/profile`)
    // All that the other tab asks for is there: what is asked for as a guest would be refused.
    await expect(other.locator('form[data-form=profile] input[name=name]')).toHaveValue(person.name)
    await other.waitForLoadState('networkidle')
    await page.route('**/api/auth/logout', (route) => route.abort('connectionrefused'))
    await page.goto(`/${language}/logout`)
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('ui.dialog.yes') })
      .click()
    await expect(page.getByText(say('ui.signOut.unreachable'))).toBeVisible()
    await expect(other).toHaveURL(new RegExp(`/${language}/login\\?returnTo=`))
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
}
