import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { join, resolve } from 'node:path'

/** Folders this process has taken, by their whole path. */
const ours = new Set<string>()

/** The process that a file names; null when it is gone, or the number has come to be ours. */
function livingOwner(file: string): number | null {
  const owner = Number(readFileSync(file, 'utf8'))
  if (!Number.isInteger(owner) || owner <= 0 || owner === process.pid) return null
  // Numbers of processes are given anew after a start of the machine.
  if (statSync(file).mtimeMs < Date.now() - uptime() * 1000) return null
  try {
    process.kill(owner, 0)
    return owner
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? owner : null
  }
}

const inUse = (folder: string, owner: number): Error =>
  new Error(
    `The data in ${folder} is in use by process ${owner}. Stop it, or name another folder: API_DATA=….`,
  )

/** Puts up a file with our number, where there must be none yet. Linked, so that nobody sees it without the number. */
function claim(file: string): boolean {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** Takes away the file of a process that is gone. Moved first: another process may have taken over meanwhile. */
function clearStale(file: string, folder: string): void {
  const owner = livingOwner(file)
  if (owner !== null) throw inUse(folder, owner)
  const aside = `${file}.${process.pid}`
  renameSync(file, aside)
  const meanwhile = livingOwner(aside)
  if (meanwhile !== null) {
    renameSync(aside, file)
    throw inUse(folder, meanwhile)
  }
  rmSync(aside)
}

/**
 * Makes this process the only one that uses a folder, until it is released or ends, however it ends. Throws a
 * sentence for people when another one does.
 */
export function ownFolder(name: string): { release: () => void } {
  const folder = resolve(name)
  if (ours.has(folder)) throw inUse(folder, process.pid)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'owner.pid')
  if (!claim(file)) {
    clearStale(file, folder)
    if (!claim(file)) throw inUse(folder, Number(readFileSync(file, 'utf8')))
  }
  ours.add(folder)
  return {
    release() {
      ours.delete(folder)
      rmSync(file, { force: true })
    },
  }
}
