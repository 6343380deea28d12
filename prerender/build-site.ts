import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFiles, buildTime } from './build-files.ts'
import { bundle, type Bundle } from './bundle.ts'
import { hostFiles } from './hosts/host-files.ts'
import { openOutput, type Output } from './output.ts'
import { showProgress, type Progress } from './progress.ts'
import { renderSite, type PageFailure } from './render-site.ts'
import { openSiteData, type SiteData } from './site-data.ts'
import { robotsFile, sitemapFiles, type SitemapEntry } from './sitemap.ts'
import { openStaging } from './staging.ts'
import { createTemplate } from './template.ts'

export interface BuildResult {
  /** Empty when `dist/` is the new build; otherwise it is the old one. */
  failures: PageFailure[]
  id: string
  pages: number
}

/** Up to this many pages, the best compression of all of them takes a minute or so. */
const patientPages = 2000

/** Files that Vite wrote or copied. */
async function adoptAll(folder: string, output: Output): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map((file) => output.adopt(file.slice(folder.length + 1).replaceAll('\\', '/'))))
}

interface Finish {
  site: SiteData
  styles: string
  sitemap: SitemapEntry[]
  output: Output
}

/** Everything that is no page; gives the identity of the build. */
async function writeRest({ site, styles, sitemap, output }: Finish): Promise<string> {
  const { settings, prerenderList, localeCodes } = site
  const { url } = settings.site
  const listed = sitemapFiles(sitemap, url)
  await Promise.all(listed.map(({ path, content }) => output.publish(path, content)))
  await output.publish('robots.txt', robotsFile(url))

  const id = output.identity()
  const time = buildTime(process.env['SOURCE_DATE_EPOCH'], Date.now)
  const paths = prerenderList.map(({ path }) => path)
  const built = buildFiles(id, time, paths)
  await Promise.all(built.map(({ path, content }) => output.publish(path, content)))
  const forHosts = hostFiles({
    hosts: settings.hosts,
    siteUrl: url,
    apiBase: settings.api.base,
    styles,
    localeCodes,
  })
  await Promise.all(forHosts.map(({ path, content }) => output.note(path, content)))
  return id
}

export interface BuildOptions {
  /** Folder of the site. */
  siteDir: string
  makeBundle?: typeof bundle
  makeProgress?: (total: number) => Progress
}

/** Builds `dist/` from `generated/` and `src/`. The last build stays until the new one is whole. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { siteDir, makeBundle = bundle, makeProgress = showProgress } = options
  const staging = await openStaging(siteDir)
  try {
    const site = await openSiteData(join(siteDir, 'generated'))
    const { html, styles, renderer }: Bundle = await makeBundle(siteDir, staging)
    const pages = site.prerenderList.length + site.localeCodes.length + 1
    const quality = pages > patientPages ? 5 : 11
    const output = openOutput({ folder: staging.site, lastBuild: join(siteDir, 'dist'), quality })
    await adoptAll(staging.site, output)

    const progress = makeProgress(pages)
    const context = { site, renderer, template: createTemplate(html) }
    const { failures, sitemap } = await renderSite(context, output, progress)
    progress.stop()
    if (failures.length > 0) return { failures, id: '', pages }

    const id = await writeRest({ site, styles, sitemap, output })
    await staging.swap()
    return { failures, id, pages }
  } finally {
    await staging.clear()
  }
}
