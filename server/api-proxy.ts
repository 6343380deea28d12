import type { IncomingMessage, ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import { sendProblem } from './replies.ts'

/** Passes a call on to the provider; nothing is buffered on the way. */
export type ApiProxy = (request: IncomingMessage, response: ServerResponse) => void

/** Whether a request target is a path, or below it. */
export function isBelow(target: string, path: string): boolean {
  const stem = path.replace(/\/$/, '')
  return target.startsWith(stem) && /^([/?]|$)/.test(target.slice(stem.length))
}

/** Whether a request target belongs to the API. */
export const isApiPath = (target: string, base: string | null): boolean =>
  base !== null && isBelow(target, base)

/** Tells the provider who called, behind whatever stands before us. */
function addForwardedHeaders({ headers, socket }: IncomingMessage): void {
  const before = headers['x-forwarded-for']
  const caller = socket.remoteAddress ?? ''
  headers['x-forwarded-for'] = before ? `${String(before)}, ${caller}` : caller
  headers['x-forwarded-host'] ??= headers.host ?? ''
  headers['x-forwarded-proto'] ??= 'http'
}

/** A proxy to the provider's origin; without one every call is told that there is none. */
export function createApiProxy(origin: string | undefined): ApiProxy {
  if (!origin) {
    return (_, response) =>
      sendProblem(response, 503, 'API_ORIGIN is not set, so there is no provider to pass this call on to.')
  }
  if (!/^https?:\/\/[^/]/.test(origin)) {
    throw new Error(`API_ORIGIN is "${origin}". Write it like https://provider.example.`)
  }
  // The provider's own name is sent as Host: virtual hosts and certificates go by it.
  const proxy = createProxyServer({ target: origin, changeOrigin: true })
  proxy.on('error', (_, request, response) => {
    if (!response || !('headersSent' in response) || response.headersSent) response?.destroy()
    else sendProblem(response, 502, 'The provider cannot be reached.')
    request?.resume()
  })
  return (request, response) => {
    addForwardedHeaders(request)
    void proxy.web(request, response)
  }
}
