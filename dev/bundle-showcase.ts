import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'

const repository = resolve(import.meta.dirname, '..')

/** The components in one script: dozens of states, each a document, would ask Vite for thousands of modules. */
export async function bundleShowcase(siteDir: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: repository,
    mode: 'development',
    logLevel: 'error',
    resolve: { alias: { '#site': resolve(siteDir, 'generated') } },
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(repository, 'dev/showcase/entry.tsx'),
        output: { codeSplitting: false },
      },
    },
  })
  // One input, and no watching.
  const [script] = (result as Rolldown.RolldownOutput).output
  return script.code
}
