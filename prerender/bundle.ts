import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'
import { bundleBoot, type BootScripts } from './boot-scripts.ts'
import { fingerprint } from './identity.ts'
import type { Renderer } from './render-page.ts'
import { browserChunk, type BrowserChunk } from './runtime-files.ts'
import type { Staging } from './staging.ts'
import { inlineStyles } from './template.ts'

const repository = resolve(import.meta.dirname, '..')

export interface Bundle {
  /** index.html with the styles inside. */
  html: string
  styles: string
  scripts: BootScripts
  /** Every file of code for browsers. */
  chunks: readonly BrowserChunk[]
  renderer: Renderer
  /** Tells one renderer from another. */
  rendererPrint: string
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

async function runVite({ site, renderer }: Staging): Promise<BrowserChunk[]> {
  const builder = await createBuilder({
    root: repository,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: site } },
      ssr: {
        build: {
          outDir: renderer,
          rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
        },
      },
    },
  })
  const results: Record<string, Rolldown.RolldownOutput> = {}
  for (const [name, environment] of Object.entries(builder.environments)) {
    // One input for each, and no watching.
    results[name] = (await builder.build(environment)) as Rolldown.RolldownOutput
  }
  return results['client']?.output.filter(isChunk).map(browserChunk) ?? []
}

/** The text of every style sheet, which is then no file any more. */
async function takeStyles(site: string): Promise<string> {
  const assets = join(site, 'assets')
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css')).sort()
  const texts = await Promise.all(sheets.map((name) => readFile(join(assets, name), 'utf8')))
  await Promise.all(sheets.map((name) => rm(join(assets, name))))
  return texts.map((text) => text.trim()).join('\n')
}

/** Builds what runs in the browser, and what renders the pages. */
export async function bundle(siteDir: string, staging: Staging): Promise<Bundle> {
  // vite.config.ts finds the generated files by it.
  process.env['SITE_DIR'] = siteDir
  const chunks = await runVite(staging)
  const scripts = await bundleBoot(siteDir)
  const { site, renderer } = staging
  const styles = await takeStyles(site)
  const html = inlineStyles(await readFile(join(repository, 'index.html'), 'utf8'), styles)
  // Built just now from src/entry-prerender.tsx, whose exports Renderer names.
  const module = (await import(pathToFileURL(join(renderer, 'entry-prerender.mjs')).href)) as Renderer
  return { html, styles, scripts, chunks, renderer: module, rendererPrint: await fingerprint(renderer) }
}
