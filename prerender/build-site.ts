import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeWeights, misplacedModules, overweight, weigh } from './budget.ts'
import { buildFiles, buildTime } from './build-files.ts'
import { bundle, type Bundle } from './bundle.ts'
import { hostFiles } from './hosts/host-files.ts'
import { filesOf, fingerprint, identityOf } from './identity.ts'
import { openOutput, type Output } from './output.ts'
import { iconFiles, iconTags } from './pictures/icons.ts'
import { createPreviewImages } from './pictures/preview-images.ts'
import { showProgress, type Progress } from './progress.ts'
import type { Pictures } from './render-page.ts'
import { renderSite, type PageFailure } from './render-site.ts'
import { runtimeFiles } from './runtime-files.ts'
import { openSiteData, type SiteData } from './site-data.ts'
import { robotsFile, sitemapFiles, type SitemapEntry } from './sitemap.ts'
import { openStaging } from './staging.ts'
import { createTemplate } from './template.ts'

export interface BuildResult {
  /** Without failures and problems `dist/` is the new build; otherwise it is the old one. */
  failures: PageFailure[]
  /** Sentences about code that browsers must not get, or not so much of. */
  problems: string[]
  /** What a browser loads, a line for each part. */
  weights: string[]
  id: string
  pages: number
}

/** Up to this many pages, the best compression of all of them takes a minute or so. */
const patientPages = 2000

interface Finish {
  site: SiteData
  bundle: Bundle
  id: string
  sitemap: SitemapEntry[]
  output: Output
}

/** Everything that is no page. */
async function writeRest({ site, bundle: { styles, scripts }, id, sitemap, output }: Finish): Promise<void> {
  const { settings, palette, prerenderList, localeCodes } = site
  const { url } = settings.site
  const time = buildTime(process.env['SOURCE_DATE_EPOCH'], Date.now)
  const paths = prerenderList.map(({ path }) => path)
  const served = [
    ...sitemapFiles(sitemap, url),
    { path: 'robots.txt', content: robotsFile(url) },
    ...buildFiles(id, time, paths),
    ...iconFiles(palette.light),
  ]
  await Promise.all(served.map(({ path, content }) => output.publish(path, content)))
  const forHosts = hostFiles({
    hosts: settings.hosts,
    siteUrl: url,
    apiBase: settings.api.base,
    styles,
    scripts: Object.values(scripts).map(({ code }) => code),
    localeCodes,
  })
  await Promise.all(forHosts.map(({ path, content }) => output.note(path, content)))
}

function picturesOf({ settings, palette: { light, dark } }: SiteData, output: Output): Pictures {
  const { publish } = createPreviewImages({ siteUrl: settings.site.url, colors: light, output })
  return { icons: iconTags(light.ground, dark.ground), preview: publish }
}

/** Known before the first page is rendered, for each page names it. */
async function identify(generated: string, assets: string, bundle: Bundle): Promise<string> {
  const { html, scripts, rendererPrint } = bundle
  const checksums = await readFile(join(generated, 'checksums.txt'), 'utf8')
  const codes = Object.values(scripts).map(({ code }) => code)
  return identityOf([checksums, await fingerprint(assets), rendererPrint, html, ...codes])
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
    const generated = join(siteDir, 'generated')
    const site = await openSiteData(generated)
    const made = await makeBundle(siteDir, staging)
    const { html, scripts, chunks, renderer } = made
    const pages = site.prerenderList.length + site.localeCodes.length + 1
    const weights = weigh(made)
    const about = { pages, weights: describeWeights(weights) }
    const problems = [...overweight(weights), ...misplacedModules(chunks)]
    if (problems.length > 0) return { ...about, failures: [], problems, id: '' }

    const id = await identify(generated, staging.site, made)
    const quality = pages > patientPages ? 5 : 11
    const output = openOutput({ folder: staging.site, lastBuild: join(siteDir, 'dist'), quality })
    await Promise.all((await filesOf(staging.site)).map((file) => output.adopt(file)))

    const progress = makeProgress(pages)
    const runtime = runtimeFiles(chunks)
    const pictures = picturesOf(site, output)
    const context = { site, renderer, scripts, runtime, pictures, build: id, template: createTemplate(html) }
    const { failures, sitemap } = await renderSite(context, output, progress)
    progress.stop()
    if (failures.length > 0) return { ...about, failures, problems, id: '' }

    await writeRest({ site, bundle: made, id, sitemap, output })
    await staging.swap()
    return { ...about, failures, problems, id }
  } finally {
    await staging.clear()
  }
}
