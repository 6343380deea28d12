import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder beside `dist/` in which a build is made, so that `dist/` is always a whole one. */
export interface Staging {
  /** Becomes `dist/`. */
  site: string
  /** The bundle that renders pages. */
  renderer: string
  /** Puts the finished build in place of the last one. */
  swap: () => Promise<void>
  /** Removes what is left. */
  clear: () => Promise<void>
}

const prefix = '.dist-'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Mends what builds left behind that were killed; one may have been between its two renames. */
async function clearDead(siteDir: string, dist: string): Promise<void> {
  for (const name of await readdir(siteDir)) {
    const [, pid] = /^\.dist-(\d+)$/.exec(name) ?? []
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue
    const last = join(siteDir, name, 'last')
    if (!existsSync(dist) && existsSync(last)) await rename(last, dist)
    await remove(join(siteDir, name))
  }
}

/** Makes a fresh folder to build in. */
export async function openStaging(siteDir: string): Promise<Staging> {
  const dist = join(siteDir, 'dist')
  await clearDead(siteDir, dist)
  const folder = join(siteDir, `${prefix}${process.pid}`)
  const site = join(folder, 'site')
  await mkdir(site, { recursive: true })
  return {
    site,
    renderer: join(folder, 'renderer'),
    async swap() {
      if (existsSync(dist)) await rename(dist, join(folder, 'last'))
      await rename(site, dist)
    },
    clear: () => remove(folder),
  }
}
