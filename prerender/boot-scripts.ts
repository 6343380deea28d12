import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { browserChunk } from './runtime-files.ts'

const repository = resolve(import.meta.dirname, '..')

/** Text of an inline script, with the settings of the site in it. */
export interface InlineScript {
  code: string
  /** Bytes of each module in it, by its path inside the repository. */
  modules: Readonly<Record<string, number>>
}

/**
 * `boot` is for every page but the bare "/", `forms` stands after it on pages with forms, and `root` is for the bare
 * "/", where nothing is needed but a language.
 */
export type BootScripts = Readonly<Record<'boot' | 'forms' | 'root', InlineScript>>

async function bundleScript(siteDir: string, entry: string): Promise<InlineScript> {
  const result = await build({
    configFile: false,
    root: repository,
    logLevel: 'warn',
    resolve: { alias: { '#site': resolve(siteDir, 'generated') } },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      // Every page brings these, and it leaves out the settings they do not read: 6 % less. Of the runtime it makes no
      // less than the minifier of Vite, in more time.
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 3 } },
      rolldownOptions: {
        input: resolve(repository, 'src/boot', entry),
        output: { format: 'iife' },
        // How long Terser takes is known.
        checks: { bundlerTimings: false },
      },
    },
  })
  // One input, and no watching.
  const [script] = (result as Rolldown.RolldownOutput).output
  const { modules } = browserChunk(script)
  const code = script.code.trim()
  if (/<\/script|<!--/i.test(code))
    throw new Error(`${entry} contains "</script" or "<!--", which would end it early`)
  return { code, modules }
}

/** Bundles `src/boot/`. */
export async function bundleBoot(siteDir: string): Promise<BootScripts> {
  const [boot, forms, root] = await Promise.all([
    bundleScript(siteDir, 'entry.ts'),
    bundleScript(siteDir, 'entry-forms.ts'),
    bundleScript(siteDir, 'entry-root.ts'),
  ])
  return { boot, forms, root }
}
