import { routes } from '#site/routes.ts'
import { hydrated } from './support/hydrated.ts'
import { lossesOf, spaceText } from './support/losses.ts'
import { expect, test } from './support/test.ts'
import { viewersOf, visitAs } from './support/visit-as.ts'

/** The narrowest window that has to do, a common one at 200 %, and one as it is. */
const windows = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
  { width: 1280, height: 900 },
]

for (const { path, page: name } of routes) {
  for (const visitor of viewersOf(name)) {
    test(`${path} loses nothing in narrow windows, at 200 % and with spaced text, for a ${visitor}`, async ({
      page,
    }) => {
      await visitAs(page, visitor)
      await page.setViewportSize(windows[0] ?? { width: 320, height: 640 })
      await page.goto(path)
      if (visitor === 'member') {
        await hydrated(page)
        await page.waitForLoadState('networkidle')
      }
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      const losses: Record<string, string[]> = {}
      for (const isSpaced of [false, true]) {
        if (isSpaced) await spaceText(page)
        for (const size of windows) {
          await page.setViewportSize(size)
          losses[`${size.width}${isSpaced ? ', spaced' : ''}`] = await lossesOf(page)
        }
      }
      expect(Object.entries(losses).filter(([, found]) => found.length > 0)).toEqual([])
    })
  }
}
