import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { localeCodes, locales, type Locale } from '#site/locales.ts'
import { routes } from '#site/routes.ts'
import { breakLoginPayload } from './support/break-login.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { viewersOf, visitAs } from './support/visit-as.ts'

// What a screen reader has of each page. In English all of it is kept beside this file, for reviewers to read; the
// other languages are held against its shape. Compared as text, for `toMatchAriaSnapshot` lets any number pass for any
// other, and prices are what these pages are about.

test.use({ viewport: { width: 1280, height: 900 } })

/** A step of the tree without its words: a role, whether it has a name, its state; where a link leads. */
function shapeOf(tree: string): string[] {
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', role = '', name, state = ''] =
      /^( *)- '?(\/?[\w-]+)((?: "(?:[^"\\]|\\.)*")?)((?: \[[^\]]*\])*)/.exec(line) ?? []
    // Where emphasis falls within a sentence is a matter of the language.
    if (['', 'text', 'strong', 'emphasis'].includes(role)) return []
    const target = /\/url: "?([^"#]*)/.exec(line)?.[1] ?? ''
    return [indent + role + (name ? ' named' : '') + state + target.replace(/(^\/|%2F)(en|ru|uk)\b/g, ' …')]
  })
}

/** The English tree is the one of the file; the others have its shape. */
async function expectTree(part: Locator, name: string, locale: Locale | null): Promise<void> {
  const file = `${name}.yml`
  await expect(async () => {
    const tree = `${await part.ariaSnapshot()}\n`
    if (locale === null || locale === 'en') expect(tree).toMatchSnapshot(file)
    else expect(shapeOf(tree)).toEqual(shapeOf(readFileSync(test.info().snapshotPath(file), 'utf8')))
  }).toPass({ timeout: 10_000 })
}

/** Every language is named in itself, and said to be in itself. */
async function expectLanguages(links: Locator): Promise<void> {
  await expect(links).toHaveText(localeCodes.map((code) => locales[code].label))
  for (const [index, code] of localeCodes.entries()) {
    await expect(links.nth(index)).toHaveAttribute('lang', code)
    await expect(links.nth(index)).toHaveAttribute('hreflang', code)
  }
}

const body = (page: Page): Locator => page.locator('body')
const languageLinks = (page: Page): Locator => page.locator('header.header a[data-locale]')

for (const { path, page: name, locale } of routes.filter((route) => route.locale !== null)) {
  for (const [index, visitor] of viewersOf(name).entries()) {
    test(`${path} has the tree it should, being a ${visitor}`, async ({ page }) => {
      await visitAs(page, visitor)
      await page.goto(path)
      await hydrated(page)
      await expectTree(body(page), index === 0 ? name : `${name}-${visitor}`, locale)
      await expectLanguages(languageLinks(page))
    })
  }
}

test.describe('with a clock of its own', () => {
  test.use({ timezoneId: 'Europe/Kyiv' })

  for (const locale of localeCodes) {
    test(`the payments of a member have the tree they should, ${locale}`, async ({ page }) => {
      const payment = { plan: 'basic', amount: '199.00', currency: 'UAH', status: 'paid' }
      await visitAs(page, 'member')
      await page.route('**/api/me/payments', (route) =>
        route.fulfill({ json: { items: [{ ...payment, createdAt: '2026-01-31T12:30:00Z' }] } }),
      )
      await page.goto(`/${locale}/profile`)
      await expect(page.getByRole('table')).toBeVisible()
      await expectTree(page.locator('.table-block'), 'payments', locale)
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('/ has the tree it should', async ({ page }) => {
    await page.goto('/')
    await expectTree(body(page), 'root', null)
    await expectLanguages(page.locator('main a[data-locale]'))
  })
})

for (const locale of localeCodes) {
  test(`the 404 page has the tree it should, ${locale}`, async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/)
    await page.goto(`/${locale}/pricng`)
    await hydrated(page)
    await expectTree(body(page), '404', locale)
    await expectLanguages(languageLinks(page))
  })

  test(`the 500 page has the tree it should, ${locale}`, async ({ page, expectComplaint }) => {
    expectComplaint(/signIn|undefined|Error/)
    await breakLoginPayload(page, locale)
    await page.goto(`/${locale}`)
    await hydrated(page)
    await page.locator(`header a[href="/${locale}/login"]`).click()
    await expect(page.locator('main')).toContainText('500')
    await expectTree(body(page), '500', locale)
  })

  test(`the menus of a member and those of a phone have the trees they should, ${locale}`, async ({
    page,
  }) => {
    const header = page.locator('header.header')
    await visitAs(page, 'member')
    await page.goto(`/${locale}`)
    await hydrated(page)
    await page.locator('button[popovertarget=account]').click()
    await expectTree(header, 'menu-of-account', locale)
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await expectTree(header, 'phone', locale)
    for (const menu of ['menu', 'languages']) {
      await page.locator(`button[popovertarget=${menu}]`).click()
      await expectTree(header, `phone-${menu}`, locale)
      await page.keyboard.press('Escape')
    }
  })
}
