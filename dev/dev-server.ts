import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { codegenPlugin } from './codegen-plugin.ts'
import { openDevSite, type DevSite } from './dev-site.ts'
import { sitePlugin } from './site-plugin.ts'

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
  const generated = join(siteDir, 'generated')
  let site: Promise<DevSite | null> | undefined
  const forget = () => (site = undefined)
  const openSite = (): Promise<DevSite | null> => {
    site ??= openDevSite(generated)
    // What cannot be read now may be mended by the next try.
    site.catch(forget)
    return site
  }

  return createServer({
    root: repository,
    cacheDir: join(siteDir, '.cache/vite'),
    server: { port, fs: { allow: [repository, siteDir] } },
    // Left to itself, Vite looks for libraries in every page of dist/.
    optimizeDeps: { entries: existsSync(generated) ? ['src/entry-browser.tsx'] : [] },
    plugins: [codegenPlugin({ siteDir, log, color, onChange: forget }), sitePlugin({ openSite, apiOrigin })],
  })
}
