import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { inspect } from 'node:util'
import type { PageFailure } from '../prerender/render-site.ts'
import { siteOption } from './site-option.ts'

const repository = resolve(import.meta.dirname, '..')
const siteDir = siteOption()

/** What is committed must be what the YAML says, or the build would show something else. */
function checkGenerated(): boolean {
  const command = ['--import', 'tsx', 'codegen/main.ts', '--check', '--site', siteDir]
  return spawnSync(process.execPath, command, { cwd: repository, stdio: 'inherit' }).status === 0
}

function describe({ page, locale, path, cause }: PageFailure): string {
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause)
  return `page "${page}" (${locale ?? 'no language'}, ${path}) cannot be rendered: ${reason}`
}

async function build(): Promise<boolean> {
  const began = performance.now()
  // React renders in a third of the time, and Vite bundles it, as for visitors.
  process.env['NODE_ENV'] = 'production'
  const { buildSite } = await import('../prerender/build-site.ts')
  const { failures, problems, weights, id, pages } = await buildSite({ siteDir })
  process.stdout.write(`What browsers load, compressed:\n${weights.join('\n')}\n`)
  for (const problem of problems) process.stderr.write(`\n${problem}\n`)
  if (problems.length > 0) {
    process.stderr.write('\nNothing was built; dist/ is as it was.\n')
    return false
  }
  for (const failure of failures) process.stderr.write(`${describe(failure)}\n\n`)
  if (failures.length > 0) {
    process.stderr.write(`${failures.length} of ${pages} pages failed; dist/ is as it was.\n`)
    return false
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`Built ${pages} pages into dist/ in ${seconds} s (build ${id})\n`)
  return true
}

if (!checkGenerated() || !(await build())) process.exitCode = 1
