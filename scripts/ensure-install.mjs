// Runs before anything is installed: plain JavaScript, and nothing but Node.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const repository = resolve(import.meta.dirname ?? '.', '..')

const oldestNode = [20, 19]

/** Ends with a plain sentence when this Node is too old for what follows. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldestNode
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  console.error(`This needs Node ${oldestNode.join('.')} or newer; here is ${process.versions.node}.`)
  process.exit(1)
}

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(resolve(repository, file), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Whether node_modules holds the versions of the lockfile; packages for other systems may be missing. */
function isInstalled() {
  const wanted = Object.entries(packagesIn('package-lock.json')).filter(([path]) => path !== '')
  const installed = packagesIn('node_modules/.package-lock.json')
  return wanted.every(([path, { version, optional, devOptional }]) => {
    const found = installed[path]
    return found ? found.version === version : Boolean(optional ?? devOptional)
  })
}

/** What `spawn` takes to run npm in the repository, through the copy that started us where there is one. */
export function npmCommand(parameters, options = {}) {
  const own = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []]
  const shell = !own && process.platform === 'win32'
  return [command, [...first, ...parameters], { cwd: repository, stdio: 'inherit', shell, ...options }]
}

export const npm = (parameters, options) => spawnSync(...npmCommand(parameters, options))

/** Installs what the lockfile names, unless it is there already. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing what the lockfile names …')
  // NODE_ENV=production would leave out what the build needs.
  if (npm(['ci', '--include=dev']).status === 0) return
  console.error('npm ci failed; the reason stands above.')
  process.exit(1)
}
