import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { localeCodes } from '#site/locales.ts'
import { routes } from '#site/routes.ts'
import { session } from '#site/settings.ts'
import type { ServedSite } from './built-site.ts'
import { devices, fileOf, makeSheet, type Album, type Look } from './photo-sheet.ts'

/** Pages for members are seen by one. */
const beMember = (page: Page, token: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [session.key, token] as const)

/** All pages in all languages on one sheet: pages down, languages across; tall pages are cut off. */
function sheetOfPages(look: Look, files: readonly string[]): { width: number; html: string } {
  const width = look.device === 'phone' ? 260 : 480
  const names = [...new Set(routes.map(({ page }) => page))]
  const cell = (file: string) =>
    files.includes(file)
      ? `<td><div style="inline-size:${width}px;max-block-size:${width * 2.2}px"><img src="${file}"></div></td>`
      : '<td></td>'
  const rows = names.map(
    (name) =>
      `<tr><th>${name}</th>${localeCodes.map((code) => cell(fileOf(name, code, look))).join('')}</tr>`,
  )
  return { width: 160 + localeCodes.length * (width + 24), html: `<table>${rows.join('')}</table>` }
}

/** Takes every page of the last build in each language, and a sheet of all of them. */
export async function photographPages(
  browser: Browser,
  { origin, token }: ServedSite,
  look: Look,
  { out, only }: Album,
) {
  const files: string[] = []
  const context = await browser.newContext({
    viewport: devices[look.device],
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
  })
  for (const { path, locale, page: name } of routes) {
    const file = fileOf(name, locale, look)
    if (!file.includes(only)) continue
    const page = await context.newPage()
    if (name === 'profile') await beMember(page, token)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(out, file), fullPage: true })
    await page.close()
    files.push(file)
  }
  await context.close()
  if (only !== '') return
  const { width, html } = sheetOfPages(look, files)
  await makeSheet(browser, join(out, `sheet.${look.device}.${look.scheme}.png`), width, html)
}
