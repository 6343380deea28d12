import type { Locator, Page, Request } from '@playwright/test'
import { openForm, siteForms } from './site-forms.ts'
import { expect } from './test.ts'
import { words } from './texts.ts'

export const say = (id: Parameters<typeof words>[1]): string => words('en', id)
/** What has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus')
export const showPassword = say('ui.password.show')

/** What has the focus shows it. */
export const expectVisible = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      focused(page).evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      }),
    )
    .toBe(true)

/** The next stop of the keyboard. */
export async function tab(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveAccessibleName(name)
  await expectVisible(page)
}

/** Opens a form; from the top of the page the first stop leads past the header. */
export async function enter(page: Page, name: keyof typeof siteForms, query = ''): Promise<Locator> {
  const site = siteForms[name]
  if (!site) throw new Error(`No form "${name}"`)
  const form = await openForm(page, name, { ...site, path: site.path + query })
  await tab(page, say('ui.shell.skip'))
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  return form
}

/** Types into what has the focus. */
export const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text)

/** Types a new password and repeats it, passing the buttons that show them. */
export async function typePasswords(page: Page, first: string, second = first): Promise<void> {
  await tab(page, say('field.newPassword'))
  await type(page, first)
  await tab(page, showPassword)
  await tab(page, say('field.repeatPassword'))
  await type(page, second)
  await tab(page, showPassword)
}

/** What was sent. */
export const bodies = (sent: readonly Request[]): unknown[] =>
  sent.map((request) => request.postDataJSON() as unknown)
