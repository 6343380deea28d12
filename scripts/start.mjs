// `npm start`: from a fresh clone to a site that is served.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureInstalled, ensureNode, repository } from './ensure-install.mjs'

ensureNode()
ensureInstalled()

const site = process.argv.slice(2)

function run(script) {
  const parameters = ['--import', 'tsx', resolve(repository, script), ...site]
  const { status } = spawnSync(process.execPath, parameters, { cwd: repository, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run('codegen/main.ts')
run('scripts/build.ts')

// In this process, so that signals reach the server itself.
const { register } = await import('tsx/esm/api')
register()
await import('../server/main.ts')
