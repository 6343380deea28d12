import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { localeCodes } from '#site/locales.ts'
import { routes } from '#site/routes.ts'
import { session } from '#site/settings.ts'
import { openSiteData } from '../prerender/site-data.ts'
import type { ServedSite } from './built-site.ts'
import { devices, fileOf, makeSheet, type Album, type Look } from './photo-sheet.ts'

type Visitor = 'guest' | 'member'

interface Shot {
  readonly name: string
  readonly path: string
  readonly locale: string | null
  readonly visitor: Visitor
}

/** Every page as whoever may see it; as a member, too, where only members have something to work with. */
async function shotsOfPages(): Promise<Shot[]> {
  const site = await openSiteData(join(import.meta.dirname, '../generated'))
  const shots = routes.map(async ({ page: name, path, locale }): Promise<Shot[]> => {
    const page = await site.page(name)
    const visitor = page.access === 'members' ? 'member' : 'guest'
    const first: Shot = { name, path, locale, visitor }
    if (page.start !== 'member' || visitor === 'member') return [first]
    return [first, { ...first, name: `${name}-member`, visitor: 'member' }]
  })
  return (await Promise.all(shots)).flat()
}

/** All pages in all languages on one sheet: pages down, languages across; tall pages are cut off. */
function sheetOfPages(look: Look, names: readonly string[], files: readonly string[]) {
  const width = look.device === 'phone' ? 260 : 480
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

/** A browser of each visitor, who share nothing. */
async function openContexts(browser: Browser, token: string, { device, scheme }: Look) {
  const options = { viewport: devices[device], colorScheme: scheme, reducedMotion: 'reduce' } as const
  const member = await browser.newContext(options)
  await member.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    session.key,
    token,
  ] as const)
  return { guest: await browser.newContext(options), member } satisfies Record<Visitor, BrowserContext>
}

/** Takes every page of the last build in each language, and a sheet of all of them. */
export async function photographPages(
  browser: Browser,
  { origin, token }: ServedSite,
  look: Look,
  { out, only }: Album,
) {
  const files: string[] = []
  const shots = await shotsOfPages()
  const contexts = await openContexts(browser, token, look)
  for (const { name, path, locale, visitor } of shots) {
    const file = fileOf(name, locale, look)
    if (!file.includes(only)) continue
    const page = await contexts[visitor].newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(out, file), fullPage: true })
    await page.close()
    files.push(file)
  }
  await Promise.all(Object.values(contexts).map((context) => context.close()))
  if (only !== '') return
  const names = [...new Set(shots.map(({ name }) => name))]
  const { width, html } = sheetOfPages(look, names, files)
  await makeSheet(browser, join(out, `sheet.${look.device}.${look.scheme}.png`), width, html)
}
