import { wantsColor } from '../codegen/cli/paint.ts'
import { createDevServer } from '../dev/dev-server.ts'
import { portOf } from '../server/listen.ts'
import { siteOption } from './site-option.ts'

try {
  const server = await createDevServer({
    siteDir: siteOption(),
    port: portOf(process.env['PORT'], 5173),
    apiOrigin: process.env['API_ORIGIN'],
    log: (text) => process.stdout.write(text),
    color: wantsColor(process.stdout, process.env),
  })
  await server.listen()
  server.printUrls()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
