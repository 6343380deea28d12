import { join } from 'node:path'
import { siteOption } from '../scripts/site-option.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { listen, portOf } from './listen.ts'
import { createSiteServer } from './site-server.ts'

/** The provider is elsewhere, or we bring one along. */
async function openStandIn(apiOrigin: string | undefined, ownUrl: (asked?: string) => string) {
  if (apiOrigin) return undefined
  const { openApi } = await import('../reference-api/open-api.ts')
  return openApi(process.env, ownUrl)
}

try {
  let url = ''
  const apiOrigin = process.env['API_ORIGIN']
  const standIn = await openStandIn(apiOrigin, (asked) => asked ?? url)
  process.once('exit', () => standIn?.close())
  const server = createSiteServer({ dist: join(siteOption(), 'dist'), apiOrigin, standIn })
  closeOnSignal(server)
  url = await listen(server, portOf(process.env['PORT'], 4173))
  process.stdout.write(`Site   ${url}\n${standIn ? `Mails  ${url}/outbox\n` : ''}`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
