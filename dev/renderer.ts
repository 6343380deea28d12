import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite'

/** The environment that runs `src/` in Node. */
export function rendererOf(server: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run src/ in Node')
  return ssr
}

/** Makes Vite take these files anew, and run everything in Node anew. */
export function refresh(server: ViteDevServer, files: readonly string[]): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const file of files) moduleGraph.onFileChange(file)
  }
  rendererOf(server).runner.clearCache()
}
