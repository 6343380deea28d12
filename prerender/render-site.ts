import { availableParallelism } from 'node:os'
import type { Prerender } from '#site/prerender.ts'
import { inParallel } from './in-parallel.ts'
import type { Output } from './output.ts'
import { pageFiles } from './page-files.ts'
import type { Progress } from './progress.ts'
import { renderMissingPage, renderPage, type PageContext } from './render-page.ts'
import type { SitemapEntry } from './sitemap.ts'

/** A page that could not be rendered. */
export interface PageFailure {
  page: string
  locale: string | null
  path: string
  cause: unknown
}

export interface RenderedSite {
  /** In the order of the prerender list. */
  failures: PageFailure[]
  /** Pages that search engines may list, in the order of the prerender list. */
  sitemap: SitemapEntry[]
}

/** Enough to keep compression busy while pages are rendered; each holds one page in memory. */
const atOnce = availableParallelism() * 4

/** Renders every page into the output, one after another through memory; failures are gathered, not thrown. */
export async function renderSite(
  context: PageContext,
  output: Output,
  progress: Progress,
): Promise<RenderedSite> {
  const { prerenderList, localeCodes } = context.site
  const failed = new Map<string, PageFailure>()
  const listed = new Map<string, SitemapEntry>()

  const attempt = async (about: Omit<PageFailure, 'cause'>, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (cause) {
      const { page, locale, path } = about
      failed.set(path, { page, locale, path, cause })
    }
    progress.step()
  }
  const buildPage = async (entry: Prerender): Promise<void> => {
    const { html, payload, head } = await renderPage(context, entry)
    const files = pageFiles(entry.path)
    await Promise.all([output.publish(files.html, html), output.publish(files.payload, payload)])
    if (head.robots === null && head.canonical !== null) {
      listed.set(entry.path, { location: head.canonical, alternates: head.alternates })
    }
  }
  await inParallel(prerenderList, atOnce, (entry) => attempt(entry, () => buildPage(entry)))

  const missing = [null, ...localeCodes].map((locale) => ({
    page: '404',
    locale,
    path: locale === null ? '/404.html' : `/${locale}/404.html`,
  }))
  await inParallel(missing, atOnce, (entry) =>
    attempt(entry, async () =>
      output.publish(entry.path.slice(1), (await renderMissingPage(context, entry.locale)).html),
    ),
  )
  return {
    failures: [...prerenderList, ...missing].flatMap(({ path }) => failed.get(path) ?? []),
    sitemap: prerenderList.flatMap(({ path }) => listed.get(path) ?? []),
  }
}
