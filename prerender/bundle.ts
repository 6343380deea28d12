import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import type { Renderer } from './render-page.ts'
import type { Staging } from './staging.ts'
import { inlineStyles } from './template.ts'

const repository = resolve(import.meta.dirname, '..')

export interface Bundle {
  /** index.html with the names of the built files, and the styles inside. */
  html: string
  styles: string
  renderer: Renderer
}

async function runVite({ site, renderer }: Staging): Promise<void> {
  const builder = await createBuilder({
    root: repository,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: site } },
      ssr: { build: { outDir: renderer, rolldownOptions: { output: { entryFileNames: '[name].mjs' } } } },
    },
  })
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
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
  await runVite(staging)
  const { site, renderer } = staging
  const styles = await takeStyles(site)
  const index = join(site, 'index.html')
  const html = inlineStyles(await readFile(index, 'utf8'), styles)
  // What remains is for visitors only.
  await Promise.all([index, join(site, '.vite')].map((path) => rm(path, { recursive: true, force: true })))
  // Built just now from src/entry-prerender.tsx, whose exports Renderer names.
  const module = (await import(pathToFileURL(join(renderer, 'entry-prerender.mjs')).href)) as Renderer
  return { html, styles, renderer: module }
}
