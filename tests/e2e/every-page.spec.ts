import type { Page } from '@playwright/test'
import { localeCodes } from '#site/locales.ts'
import { routes } from '#site/routes.ts'
import { site } from '#site/settings.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { visitAs, visitorsOf } from './support/visit-as.ts'

const alternates = async (page: Page): Promise<Map<string | null, string | null>> => {
  const links = page.locator('link[rel=alternate][hreflang]')
  return new Map(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const),
    ),
  )
}

const titles = new Map<string, string>()

for (const route of routes) {
  for (const visitor of visitorsOf(route.page)) {
    test(`${route.path} is complete and takes over without a complaint for a ${visitor}`, async ({
      page,
    }) => {
      await visitAs(page, visitor)
      const response = await page.goto(route.path)
      expect(response?.status()).toBe(200)
      await hydrated(page)

      await expect(page.locator('html')).toHaveAttribute('lang', route.locale ?? 'en')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).not.toBeEmpty()
      expect((await page.title()).trim()).not.toBe('')

      const found = await alternates(page)
      expect([...found.keys()].sort()).toEqual([...localeCodes, 'x-default'].sort())
      for (const locale of localeCodes) {
        const twin = routes.find((other) => other.page === route.page && other.locale === locale)
        expect(found.get(locale)).toBe(new URL(twin?.path ?? '', site.url).href)
      }
    })
  }
}

test('every page of a language has a title of its own', async ({ request }) => {
  for (const { path, locale } of routes) {
    if (locale === null) continue
    const html = await (await request.get(path)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(title, path).not.toBe('')
    expect(titles.get(`${locale} ${title}`), `${path} has the title of another page`).toBeUndefined()
    titles.set(`${locale} ${title}`, path)
  }
})

test('the hreflang links of every page lead to pages that link back', async ({ request }) => {
  const links = async (path: string) => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
      .map((match) => `${match[1]} ${match[2]}`)
      .sort()
  }
  for (const { path, page } of routes) {
    const own = await links(path)
    expect(own, path).toHaveLength(localeCodes.length + 1)
    for (const twin of routes.filter((other) => other.page === page)) {
      expect(await links(twin.path), `${twin.path} against ${path}`).toEqual(own)
    }
  }
})
