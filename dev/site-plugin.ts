import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { BootScripts } from '../prerender/boot-scripts.ts'
import { buildPayload } from '../prerender/payload.ts'
import { createApiProxy, isApiPath } from '../server/api-proxy.ts'
import { sendMissingData } from '../server/missing-page.ts'
import { sendText } from '../server/replies.ts'
import { parseRequestPath, type RequestPath } from '../server/request-path.ts'
import { resolveFile } from '../server/resolve-file.ts'
import type { DevSite } from './dev-site.ts'
import { renderDevPage, renderWaitingPage } from './render-dev-page.ts'

export const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}
const html = 'text/html; charset=utf-8'

/** Answers as our own server would from `dist/`, but each page is rendered when it is asked for. */
async function answer(
  server: ViteDevServer,
  site: DevSite,
  bundleBoot: () => Promise<BootScripts>,
  path: RequestPath,
  url: string,
  response: ServerResponse,
) {
  const found = resolveFile(path, (file) => site.files.has(file))
  if (found.kind === 'redirect') {
    sendText(response, 301, { Location: found.location })
    return
  }
  const file = site.files.get((found.kind === 'file' ? found.file : found.page) ?? '')
  if (!file) sendMissingData(path, response)
  else if (file.kind === 'icon') send(response, 200, file.icon.type, file.icon.content)
  else if (file.kind === 'payload') {
    send(response, 200, 'application/json', JSON.stringify(await buildPayload(site.data, file.entry)))
  } else {
    send(
      response,
      file.kind === 'page' ? 200 : 404,
      html,
      await renderDevPage(server, site, await bundleBoot(), url, file),
    )
  }
}

export interface SitePluginOptions {
  /** Null while nothing is generated. */
  openSite: () => Promise<DevSite | null>
  /** The inline scripts of pages. */
  bundleBoot: () => Promise<BootScripts>
  apiOrigin: string | undefined
}

/** The pages of the site, its payloads and its API, on Vite's server. */
export function sitePlugin({ openSite, bundleBoot, apiOrigin }: SitePluginOptions): Plugin {
  const passOn = createApiProxy(apiOrigin)

  const handle = async (
    server: ViteDevServer,
    request: IncomingMessage,
    url: string,
    response: ServerResponse,
  ) => {
    const site = await openSite()
    const path = parseRequestPath(url)
    if (site && isApiPath(url, site.data.settings.api.base)) passOn(request, response)
    else if (!path) sendText(response, 400)
    else if (site) await answer(server, site, bundleBoot, path, url, response)
    else send(response, 503, html, await renderWaitingPage(server, url))
  }

  return {
    name: 'site',
    apply: 'serve',
    // After what Vite serves by itself.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? request.url ?? '/'
        handle(server, request, url, response).catch((error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        })
      })
    },
  }
}
