import { answer, languages, open, signedIn, token, wordsOf } from '../support/components-site.ts'
import { expect, test } from '../support/test.ts'

/** What is for members: their menu, signing out, and who sees what. */
export function memberTests(): void {
  for (const language of languages) {
    test.describe(language, () => {
      const words = wordsOf(language)

      test('signing out is asked about first, and tells the server', async ({ page }) => {
        const asked = await answer(page, () => ({ json: { items: [] } }))
        await signedIn(page)
        await open(page, `/${language}/payments`)
        await page.getByRole('button', { name: words('ui.shell.account') }).press('Enter')
        await page.getByRole('link', { name: words('signOut.label') }).press('Enter')
        const dialog = page.getByRole('alertdialog', { name: words('signOut.confirm') })
        await expect(dialog).toMatchAriaSnapshot(`
        - alertdialog "${words('signOut.confirm')}":
          - heading "${words('signOut.confirm')}" [level=2]
          - button "${words('ui.dialog.yes')}"
          - button "${words('ui.dialog.no')}"
      `)
        await expect(dialog.getByRole('button', { name: words('ui.dialog.no') })).toBeFocused()
        await expect(page.locator('.sign-out h1')).toBeHidden()
        await page.keyboard.press('Shift+Tab')
        await expect(dialog.getByRole('button', { name: words('ui.dialog.yes') })).toBeFocused()
        await page.keyboard.press('Enter')

        await expect(page.getByRole('heading', { name: words('signOut.title'), level: 1 })).toBeVisible()
        expect(await token(page)).toBeNull()
        // The page does not wait until the server has heard of it.
        const told = () => asked.find((request) => request.url().endsWith('/auth/logout'))
        await expect.poll(() => told()?.method()).toBe('POST')
        expect(told()?.headers()['authorization']).toBe('Bearer secret')
        await expect(page.getByText(words('ui.signOut.unreachable'))).toHaveCount(0)
      })

      test('a visitor who is not to be signed out goes back to where he was', async ({ page }) => {
        const asked = await answer(page, () => ({ json: { items: [] } }))
        await signedIn(page)
        for (const refuse of [
          () => page.keyboard.press('Enter'),
          () => page.keyboard.press('Escape'),
          () => page.goBack(),
        ]) {
          await open(page, `/${language}/payments`)
          await page.getByRole('button', { name: words('ui.shell.account') }).click()
          await page.getByRole('link', { name: words('signOut.label') }).click()
          await expect(page.getByRole('alertdialog')).toBeVisible()
          await refuse()
          await expect(page).toHaveURL(new RegExp(`/${language}/payments$`))
          await expect(page.getByRole('alertdialog')).toHaveCount(0)
        }
        expect(await token(page)).toBe('secret')
        expect(asked.filter((request) => request.url().includes('logout'))).toEqual([])
      })

      test('signing out works without the server, and says so', async ({ page, expectComplaint }) => {
        expectComplaint(/ERR_FAILED/)
        await answer(page, () => 'nothing')
        await signedIn(page)
        await open(page, `/${language}/sign-out`)
        await page.getByRole('button', { name: words('ui.dialog.yes') }).click()
        await expect(page.locator('.sign-out [role=status]')).toHaveText(words('ui.signOut.unreachable'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('signOut.title'))
        expect(await token(page)).toBeNull()
      })
    })
  }

  test.describe('what not everyone sees', () => {
    const words = wordsOf('en')

    test('is shown to whom it is for, and asks the server for nobody else', async ({ page }) => {
      const asked = await answer(page, () => ({ json: { items: [{ id: 1, plan: 'Pro' }] } }))
      await open(page, '/en')
      const guests = page.getByRole('heading', { name: words('home.guests') })
      const members = page.getByRole('heading', { name: words('home.members') })
      await expect(guests).toBeVisible()
      await expect(members).toBeHidden()
      expect(asked).toEqual([])

      // In another tab.
      const other = await page.context().newPage()
      await signedIn(other)
      await other.close()
      await expect(members).toBeVisible()
      await expect(guests).toBeHidden()
      await expect(page.getByRole('cell', { name: 'Pro' })).toBeVisible()
      expect(asked.map((request) => new URL(request.url()).pathname)).toEqual(['/api/latest'])
    })

    test('has one h1 above it, whoever looks', async ({ page }) => {
      await answer(page, () => ({ json: { items: [] } }))
      await open(page, '/en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'))
      await signedIn(page)
      await open(page, '/en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'))
    })
  })

  test('a link to sign in leads back with the whole address, also over registration', async ({ page }) => {
    const words = wordsOf('en')
    await open(page, '/en?from=mail#top')
    const back = encodeURIComponent('/en?from=mail#top')
    const main = page.locator('main')
    const signIn = main.getByRole('link', { name: words('signIn.title') })
    await expect(signIn).toHaveAttribute('href', `/en/sign-in?returnTo=${back}`)
    await signIn.click()
    const register = main.getByRole('link', { name: words('register.title') })
    await expect(register).toHaveAttribute('href', `/en/register?returnTo=${back}`)
    await register.click()
    await expect(main.getByRole('link', { name: words('signIn.title') })).toHaveAttribute(
      'href',
      `/en/sign-in?returnTo=${back}`,
    )
  })

  test('the menu of members opens with the keyboard, closes with Escape and after choosing', async ({
    page,
  }) => {
    const words = wordsOf('en')
    await answer(page, () => ({ json: { items: [] } }))
    await signedIn(page)
    await open(page, '/en/details')
    const button = page.getByRole('button', { name: words('ui.shell.account') })
    const link = page.locator('#account').getByRole('link', { name: words('payments.title') })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payments.title'))
    await expect(link).toBeHidden()
  })
}
