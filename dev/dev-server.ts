import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { createApiProxy, isApiPath } from '../server/api-proxy.ts'
import { codegenPlugin } from './codegen-plugin.ts'
import { openDevSite, type DevSite } from './dev-site.ts'
import { createPageMiddleware } from './page-middleware.ts'

const repository = resolve(import.meta.dirname, '..')

export interface DevServerOptions {
  siteDir: string
  port: number
  /** Where calls to the API are passed on to. */
  apiOrigin?: string | undefined
  /** Where reports of codegen go, and whether it can show colours. */
  log: (text: string) => void
  color: boolean
}

/** Makes the server behind `npm run dev`: pages as a build would hold them, that follow every edit. */
export async function createDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const { siteDir, port, apiOrigin, log, color } = options
  // vite.config.ts finds the generated files by it.
  process.env['SITE_DIR'] = siteDir
  let site: Promise<DevSite> | undefined
  const forget = () => (site = undefined)
  const openSite = (): Promise<DevSite> => {
    site ??= openDevSite(join(siteDir, 'generated'))
    // What cannot be opened now may be in place at the next try.
    site.catch(forget)
    return site
  }
  const passOn = createApiProxy(apiOrigin)

  return createServer({
    root: repository,
    server: { port },
    plugins: [
      codegenPlugin({ siteDir, log, color, onChange: forget }),
      {
        name: 'site-pages',
        configureServer: (server) => () => {
          server.middlewares.use((request, response, next) => {
            const target = request.originalUrl ?? '/'
            openSite().then(
              ({ data }) => (isApiPath(target, data.settings.api.base) ? passOn(request, response) : next()),
              next,
            )
          })
          server.middlewares.use(createPageMiddleware(server, openSite))
        },
      },
    ],
  })
}
