import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { headersFor } from '../prerender/hosts/header-rules.ts'
import { createApiProxy, isApiPath, isBelow } from './api-proxy.ts'
import { sendMissingData, sendMissingPage } from './missing-page.ts'
import { sendText } from './replies.ts'
import { parseRequestPath, plainPath, type RequestPath } from './request-path.ts'
import { resolveFile } from './resolve-file.ts'
import { openSiteFolder } from './site-folder.ts'
import { createFileSender } from './static-files.ts'

export interface SiteServerOptions {
  /** The built site. */
  dist: string
  /** Where calls to the API are passed on to. */
  apiOrigin?: string | undefined
  /** What answers in place of a provider, in this process; it gets its paths and everything below them. */
  standIn?: { readonly paths: readonly string[]; readonly answer: RequestListener } | undefined
}

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD'

/** A server that treats a built site as a CDN would, and passes calls to the API on. */
export function createSiteServer({ dist, apiOrigin, standIn }: SiteServerOptions): Server {
  const folder = openSiteFolder(dist)
  const sendFile = createFileSender(dist)
  const passOn = createApiProxy(apiOrigin)

  const sendFound = (path: RequestPath, request: IncomingMessage, response: ServerResponse): void => {
    const found = resolveFile(path, folder.isFile)
    if (found.kind === 'redirect') sendText(response, 301, { Location: found.location })
    else if (found.kind === 'file') sendFile(found.file, request, response)
    else if (found.page === null) sendMissingData(path, response)
    else void sendMissingPage(join(dist, found.page), request, response)
  }

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? ''
    if (standIn?.paths.some((path) => isBelow(target, path))) {
      standIn.answer(request, response)
      return
    }
    const { apiBase, headers } = folder.settings()
    if (isApiPath(target, apiBase)) {
      passOn(request, response)
      return
    }
    const path = parseRequestPath(target)
    for (const [name, value] of Object.entries(headersFor(headers, plainPath(path)))) {
      response.setHeader(name, value)
    }
    if (!path) sendText(response, 400)
    else if (isRead(request.method)) sendFound(path, request, response)
    else sendText(response, 405, { Allow: 'GET, HEAD' })
  }

  return createServer((request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      // A build that is being taken away under us must not end the server.
      process.stderr.write(`${String(error)}\n`)
      if (!response.headersSent) sendText(response, 500)
    }
  })
}
