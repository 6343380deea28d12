import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { BootScripts } from '../prerender/boot-scripts.ts'
import { iconTags } from '../prerender/pictures/icons.ts'
import { renderMissingPage, renderPage, type PageContext, type Renderer } from '../prerender/render-page.ts'
import { createTemplate } from '../prerender/template.ts'
import type { DevFile, DevSite } from './dev-site.ts'
import { rendererOf } from './renderer.ts'
import { inlineDevStyles } from './styles.ts'

/** index.html as Vite serves it, with the marks still in it; without a URL it does not follow edits. */
export async function devTemplate(server: ViteDevServer, url: string | null): Promise<string> {
  const index = await readFile(resolve(server.config.root, 'index.html'), 'utf8')
  const [page, styles] = await Promise.all([
    url === null ? index : server.transformIndexHtml(url, index),
    inlineDevStyles(server),
  ])
  return page.replace('<!--head-->', () => `${styles}\n<!--head-->`)
}

/** Vite finds what the entry needs by itself. */
const runtime = { entry: ['/src/boot/runtime.ts'], blocks: {} }

/** The document of a page, through the same code as in a build. */
export async function renderDevPage(
  server: ViteDevServer,
  { data }: DevSite,
  scripts: BootScripts,
  url: string,
  file: Extract<DevFile, { kind: 'page' | 'missing-page' }>,
): Promise<string> {
  const renderer = await rendererOf(server).runner.import<Renderer>('/src/entry-prerender.tsx')
  const { light, dark } = data.palette
  const context: PageContext = {
    site: data,
    renderer,
    scripts,
    runtime,
    pictures: { icons: iconTags(light.ground, dark.ground), preview: () => Promise.resolve('') },
    build: 'dev',
    template: createTemplate(await devTemplate(server, url)),
  }
  const page =
    file.kind === 'page' ? renderPage(context, file.entry) : renderMissingPage(context, file.locale)
  return (await page).html
}

/** An empty document for when there is nothing to show yet: it waits for news, and shows the mistakes. */
export const renderWaitingPage = (server: ViteDevServer, url: string): Promise<string> =>
  server.transformIndexHtml(url, '<!doctype html><html><head><title>…</title></head><body></body></html>')
