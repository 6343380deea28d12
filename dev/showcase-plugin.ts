import type { ServerResponse } from 'node:http'
import { resolve, sep } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { DevSite } from './dev-site.ts'
import type { Kept } from './kept.ts'
import { renderShowcase, showcaseScript } from './render-showcase.ts'
import { showcasePath } from './showcase/showcase-address.ts'
import { send } from './site-plugin.ts'

const repository = resolve(import.meta.dirname, '..')
const folders = ['src', 'dev/showcase'].map((folder) => resolve(repository, folder) + sep)

export interface ShowcasePluginOptions {
  /** Null while nothing is generated. */
  openSite: () => Promise<DevSite | null>
  /** The script of the frames. */
  script: Kept<string>
}

/** All components and their states, at an address that no build knows. */
export function showcasePlugin({ openSite, script }: ShowcasePluginOptions): Plugin {
  /** Says whether it was asked for. */
  const answer = async (
    server: ViteDevServer,
    { originalUrl: url = '', headers }: Connect.IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const site = url.startsWith(showcasePath) ? await openSite() : null
    if (!site) return false
    if (url.startsWith(showcaseScript)) send(response, 200, 'text/javascript', await script.get())
    else {
      const isFrame = headers['sec-fetch-dest'] === 'iframe'
      send(response, 200, 'text/html; charset=utf-8', await renderShowcase(server, site, url, isFrame))
    }
    return true
  }

  return {
    name: 'showcase',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (folders.some((folder) => resolve(file).startsWith(folder))) script.forget()
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request, response).then((isAnswered) => {
            if (!isAnswered) next()
          }, next)
        })
      }
    },
  }
}
