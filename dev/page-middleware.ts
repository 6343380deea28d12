import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import { buildPayload } from '../prerender/payload.ts'
import { renderMissingPage, renderPage, type PageContext, type Renderer } from '../prerender/render-page.ts'
import { createTemplate } from '../prerender/template.ts'
import { sendMissingData } from '../server/missing-page.ts'
import { sendText } from '../server/replies.ts'
import { parseRequestPath } from '../server/request-path.ts'
import { resolveFile } from '../server/resolve-file.ts'
import type { DevFile, DevSite } from './dev-site.ts'
import { rendererOf } from './restart.ts'
import { inlineDevStyles } from './styles.ts'

interface Answer {
  status: number
  type: string
  body: string
}

/** index.html as Vite serves it, with the marks still in it. */
async function devTemplate(server: ViteDevServer, url: string): Promise<string> {
  const index = await readFile(resolve(server.config.root, 'index.html'), 'utf8')
  const [page, styles] = await Promise.all([server.transformIndexHtml(url, index), inlineDevStyles(server)])
  return page.replace('<!--head-->', () => `${styles}\n<!--head-->`)
}

async function contextOf(server: ViteDevServer, url: string, { data }: DevSite): Promise<PageContext> {
  // The exports of src/entry-prerender.tsx, which Renderer names.
  const renderer = await rendererOf(server).runner.import<Renderer>('/src/entry-prerender.tsx')
  return { site: data, renderer, template: createTemplate(await devTemplate(server, url)) }
}

async function make(server: ViteDevServer, url: string, site: DevSite, file: DevFile): Promise<Answer> {
  if (file.kind === 'payload') {
    const payload = await buildPayload(site.data, file.entry)
    return { status: 200, type: 'application/json', body: JSON.stringify(payload) }
  }
  const context = await contextOf(server, url, site)
  const missing = file.kind === 'missing-page'
  const page = missing ? renderMissingPage(context, file.locale) : renderPage(context, file.entry)
  return { status: missing ? 404 : 200, type: 'text/html; charset=utf-8', body: (await page).html }
}

/** Answers with pages and payloads as a build would hold them, rendered when they are asked for. */
export function createPageMiddleware(
  server: ViteDevServer,
  openSite: () => Promise<DevSite>,
): Connect.NextHandleFunction {
  const sendFile = async (
    url: string,
    site: DevSite,
    file: DevFile,
    response: ServerResponse,
  ): Promise<void> => {
    const { status, type, body } = await make(server, url, site, file)
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
  }
  const answer = async (url: string, response: ServerResponse): Promise<void> => {
    const path = parseRequestPath(url)
    const site = await openSite()
    const found = path && resolveFile(path, (file) => site.files.has(file))
    if (!found) sendText(response, 400)
    else if (found.kind === 'redirect') sendText(response, 301, { Location: found.location })
    else {
      const file = site.files.get((found.kind === 'file' ? found.file : found.page) ?? '')
      if (file) await sendFile(url, site, file, response)
      else sendMissingData(path, response)
    }
  }

  return (request, response, next) => {
    const url = request.originalUrl ?? request.url ?? '/'
    answer(url, response).catch((error: unknown) => {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      next(error)
    })
  }
}
