import { resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const repository = resolve(import.meta.dirname, '..')

/** What the inline scripts of pages are made of. */
const folders = ['src/boot', 'src/services'].map((folder) => resolve(repository, folder) + sep)

/** Makes the inline scripts follow their sources: they are no modules of a page, so Vite does not do it. */
export const bootPlugin = ({ onChange }: { onChange: () => void }): Plugin => ({
  name: 'boot',
  apply: 'serve',
  configureServer(server) {
    server.watcher.on('all', (_, file) => {
      if (!folders.some((folder) => resolve(file).startsWith(folder))) return
      onChange()
      server.environments.client.hot.send({ type: 'full-reload' })
    })
  },
})
