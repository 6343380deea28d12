import { createServer } from 'node:http'
import { closeOnSignal } from '../server/close-on-signal.ts'
import { listen, portOf } from '../server/listen.ts'
import { openApi } from './open-api.ts'

/** The API by itself, for a site that is served from elsewhere. */
try {
  const api = openApi(process.env, () => 'http://localhost:4173')
  process.once('exit', api.close)
  const server = createServer(api.answer)
  closeOnSignal(server)
  const url = await listen(server, portOf(process.env['PORT'], 4174))
  process.stdout.write(`API    ${url}/api\nMails  ${url}/outbox\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
