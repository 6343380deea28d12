// A browser for the tests: the one of this machine, or one that is installed for it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { repository } from './ensure-install.mjs'

/** The one without a window first: the tests take half the time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const ofSystem = () => {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...places].find((file) => existsSync(file))
}

const run = (command, parameters) =>
  spawnSync(command, parameters, { cwd: repository, stdio: 'inherit' }).status === 0

const isRoot = process.getuid?.() === 0

async function ofPlaywright() {
  const { chromium } = await import('playwright')
  const installed = () => existsSync(chromium.executablePath())
  if (installed()) return true
  const cli = resolve(repository, 'node_modules/playwright/cli.js')
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  run(process.execPath, [cli, 'install', ...withLibraries, 'chromium'])
  return installed()
}

/** Not every system has a package of the one without a window. */
function ofPackages() {
  if (!isRoot || !run('apt-get', ['update'])) return undefined
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    run('apt-get', ['install', '-y', name]),
  )
  return isInstalled ? ofSystem() : undefined
}

/**
 * What the tests must know of the browser, as environment; null when none can be had.
 * Playwright's own needs no path.
 */
export async function findChromium() {
  const known = process.env.CHROMIUM_PATH || ofSystem()
  if (known) return { CHROMIUM_PATH: known }
  if (await ofPlaywright()) return {}
  const installed = ofPackages()
  if (installed) return { CHROMIUM_PATH: installed }
  console.error(
    'There is no Chromium here and none could be installed. Install one, or name it: CHROMIUM_PATH=…',
  )
  return null
}
