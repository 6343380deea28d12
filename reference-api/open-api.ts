import { getRequestListener } from '@hono/node-server'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { createApi } from './create-api.ts'
import type { SiteOrigin } from './core/site-links.ts'

const usualFolder = resolve(import.meta.dirname, '..', '.data')

export interface OpenApi {
  /** Paths that are answered, with everything below them. */
  readonly paths: readonly string[]
  readonly answer: RequestListener
  /** Gives the data free for another process. */
  readonly close: () => void
}

function siteUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`SITE_URL is "${text}". Write it like https://provider.example.`)
}

/**
 * The API as the environment wants it: API_DATA names the folder of the data, SITE_URL the site that mails lead to,
 * API_COUNT_CALLERS=no leaves network addresses uncounted. `ownUrl` is where the site is when nothing else is said.
 */
export function openApi(environment: NodeJS.ProcessEnv, ownUrl: SiteOrigin): OpenApi {
  const { API_DATA: folder, API_COUNT_CALLERS: countCallers, SITE_URL: siteUrl } = environment
  const site = siteUrl ? siteUrlOf(siteUrl) : null
  const api = createApi({
    folder: resolve(folder ?? usualFolder),
    siteUrl: (asked) => site ?? ownUrl(asked),
    limitCallers: countCallers !== 'no',
    log: (error) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    },
  })
  const listener = getRequestListener((request, { incoming }) =>
    api.fetch(request, { caller: incoming.socket.remoteAddress ?? '' }),
  )
  return {
    paths: ['/api', '/outbox', '/outbox.json'],
    answer: (request, response) => void listener(request, response),
    close: api.close,
  }
}
