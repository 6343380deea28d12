import { isMarked, mark } from './support/documents.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

// The oldest browsers that the code is built for (Chrome 111, Firefox 114, Safari 16.4) lack some of what we use.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [URL, 'canParse'],
      [URL, 'parse'],
      [HTMLElement.prototype, 'popover'],
      [HTMLElement.prototype, 'hidePopover'],
      [Document.prototype, 'startViewTransition'],
      [window, 'requestIdleCallback'],
      [Navigator.prototype, 'connection'],
    ] as const)
      Reflect.deleteProperty(owner, name)
    // `Reflect` forgets the types.
    const find = Reflect.get(Document.prototype, 'querySelectorAll') as (selector: string) => unknown
    Object.defineProperty(Document.prototype, 'querySelectorAll', {
      value(this: Document, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException(`"${selector}"`, 'SyntaxError')
        return find.call(this, selector)
      },
    })
  })
})

test('an older browser goes from page to page, with focus and scroll', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await mark(page)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  for (const path of ['/en/pricing', '/en/contacts']) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  await page.locator('a[data-locale=ru]').first().dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await isMarked(page)).toBe(true)
})
