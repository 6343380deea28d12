import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite'

/** The environment that runs `src/` in Node. */
export function rendererOf(server: ViteDevServer): RunnableDevEnvironment {
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run src/ in Node')
  return ssr
}

/** Makes Vite forget every module, as if it had just started. */
export function restart(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
  rendererOf(server).runner.clearCache()
}
