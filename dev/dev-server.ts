import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { bundleBoot } from '../prerender/boot-scripts.ts'
import { bootPlugin } from './boot-plugin.ts'
import { bundleShowcase } from './bundle-showcase.ts'
import { codegenPlugin } from './codegen-plugin.ts'
import { openDevSite } from './dev-site.ts'
import { createKept } from './kept.ts'
import { showcasePlugin } from './showcase-plugin.ts'
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
  const site = createKept(() => openDevSite(generated))
  const boot = createKept(() => bundleBoot(siteDir))
  const showcase = createKept(() => bundleShowcase(siteDir))
  const forget = () => {
    site.forget()
    boot.forget()
    showcase.forget()
  }

  return createServer({
    root: repository,
    cacheDir: join(siteDir, '.cache/vite'),
    server: { port, fs: { allow: [repository, siteDir] } },
    // Left to itself, Vite looks for libraries in every page of dist/.
    optimizeDeps: { entries: existsSync(generated) ? ['src/boot/runtime.ts'] : [] },
    plugins: [
      codegenPlugin({ siteDir, log, color, onChange: forget }),
      bootPlugin({ onChange: boot.forget }),
      showcasePlugin({ openSite: site.get, script: showcase }),
      sitePlugin({ openSite: site.get, bundleBoot: boot.get, apiOrigin }),
    ],
  })
}
