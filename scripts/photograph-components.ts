import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { localeCodes } from '#site/locales.ts'
import { showcaseHref } from '../dev/showcase/showcase-address.ts'
import { devices, fileOf, makeSheet, type Album, type Look } from './photo-sheet.ts'

/** Each component with all of its states; the names of the files. */
async function photographSections(page: Page, locale: string, look: Look, { out, only }: Album) {
  const files: string[] = []
  for (const section of await page.locator('section').all()) {
    const file = fileOf(`components-${await section.getAttribute('id')}`, locale, look)
    if (!file.includes(only)) continue
    await section.screenshot({ path: join(out, file) })
    files.push(file)
  }
  return files
}

/** Takes every component in all of its states, in each language, and a sheet of all of them for each. */
export async function photographComponents(browser: Browser, origin: string, look: Look, album: Album) {
  const { device, scheme } = look
  const width = device === 'phone' ? 260 : 560
  for (const locale of localeCodes) {
    const page = await browser.newPage({
      viewport: devices[device],
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    await page.goto(origin + showcaseHref({ locale }))
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 300_000 })
    const files = await photographSections(page, locale, look, album)
    await page.close()
    // Of some of them there is no sheet.
    if (!'components'.startsWith(album.only)) continue
    const images = files.map((file) => `<img src="${file}">`).join('')
    await makeSheet(
      browser,
      join(album.out, `sheet-components.${locale}.${device}.${scheme}.png`),
      48 + 4 * (width + 16),
      `<main style="columns: 4; column-gap: 16px">${images}</main>`,
    )
  }
}
