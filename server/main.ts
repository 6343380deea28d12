import { join } from 'node:path'
import { siteOption } from '../scripts/site-option.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { listen, portOf } from './listen.ts'
import { createSiteServer } from './site-server.ts'

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

try {
  const server = createSiteServer({
    dist: join(siteOption(), 'dist'),
    apiOrigin: process.env['API_ORIGIN'],
  })
  closeOnSignal(server)
  process.stdout.write(`Serving ${await listen(server, portOf(process.env['PORT'], 4173))}\n`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
