import { join, resolve, sep } from 'node:path'
import { normalizePath, type ErrorPayload, type Plugin, type ViteDevServer } from 'vite'
import { formatRun } from '../codegen/cli/report-run.ts'
import { isError } from '../codegen/diagnostics/diagnostic.ts'
import { runCodegen } from '../codegen/run.ts'
import { crashOverlay, toOverlay } from './overlay.ts'
import { createQueue, type Queue } from './queue.ts'
import { refresh } from './renderer.ts'

const repository = resolve(import.meta.dirname, '..')

/** Editors write a file in several steps; this is shorter than anyone notices. */
const settleMs = 40

export interface CodegenPluginOptions {
  siteDir: string
  /** Called when `generated/` is new. */
  onChange: () => void
  /** Where the report of each run goes, and whether it can show colours. */
  log: (text: string) => void
  color: boolean
}

const hasSome = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0

/** Keeps `generated/` in step with the site while Vite serves it, and shows mistakes in the open page. */
export function codegenPlugin({ siteDir, onChange, log, color }: CodegenPluginOptions): Plugin {
  const sources = [
    ...['site.config.yaml', 'translations', 'content'].map((name) => resolve(siteDir, name)),
    // Which layouts and checks there are is part of what a site may name.
    ...['src/layouts', 'src/checks'].map((name) => resolve(repository, name)),
  ]
  const generated = resolve(siteDir, 'generated') + sep
  let problem: ErrorPayload | undefined
  let queue: Queue | undefined
  /** Files that the configuration names. */
  let named: string[] = []

  const isSource = (file: string) =>
    [...sources, ...named].some((path) => file === path || file.startsWith(path + sep))

  const generate = async (): Promise<{ problem: ErrorPayload | undefined; changed: string[] }> => {
    try {
      const start = performance.now()
      const result = await runCodegen({ site: siteDir })
      named = result.named.map((file) => resolve(siteDir, file))
      const took = performance.now() - start
      log(await formatRun(result, { check: false, took, color }))
      const errors = result.diagnostics.filter(isError)
      const changed = [...result.written, ...result.removed].map((path) =>
        normalizePath(join(generated, path)),
      )
      return { problem: hasSome(errors) ? toOverlay(errors, result.sources, siteDir) : undefined, changed }
    } catch (error) {
      log(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
      return { problem: crashOverlay(error), changed: [] }
    }
  }

  const update = async (server: ViteDevServer): Promise<void> => {
    const before = problem
    const { changed, ...found } = await generate()
    server.watcher.add(named)
    problem = found.problem
    // Vite would keep what nobody hears for the next page that opens, when it may be mended already.
    const hot = server.ws.clients.size > 0 ? server.environments.client.hot : undefined
    if (problem) {
      hot?.send(problem)
      return
    }
    if (changed.length > 0) {
      refresh(server, changed)
      onChange()
    }
    if (changed.length > 0 || before) hot?.send({ type: 'full-reload' })
  }

  return {
    name: 'codegen',
    apply: 'serve',
    configEnvironment(name, config) {
      // React is CommonJS, which Vite cannot run: in development Node itself loads the libraries.
      if (name === 'ssr') config.resolve = { ...config.resolve, noExternal: [] }
    },
    async configureServer(server) {
      problem = (await generate()).problem
      const updates = createQueue(() => update(server), settleMs)
      queue = updates
      server.watcher.add([...sources, ...named])
      server.watcher.on('all', (_, file) => {
        if (isSource(resolve(file))) updates.request()
      })
      server.environments.client.hot.on('vite:client:connect', (_, client) => {
        if (problem) client.send(problem)
      })
    },
    // A server that has closed writes nothing more.
    closeBundle: () => queue?.close(),
    hotUpdate({ file }) {
      // One reload when all of generated/ is written, not one for each file.
      return resolve(file).startsWith(generated) ? [] : undefined
    },
  }
}
