import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { digestsOf } from '../emit/checksums.ts'
import type { GeneratedFile } from '../emit/generated-file.ts'
import { digestFiles } from './output-files.ts'
import { temporaryName } from './temporary-name.ts'

export interface WriteResult {
  /** Paths inside the folder. */
  written: string[]
  removed: string[]
}

/** A rename within a folder is one step: readers see the old file or the new one. */
const writeAtomically = (path: string, content: string): void => {
  const folder = dirname(path)
  const temporary = join(folder, temporaryName(basename(path)))
  mkdirSync(folder, { recursive: true })
  writeFileSync(temporary, content)
  renameSync(temporary, path)
}

const removeEmptyFolders = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const child = join(folder, entry.name)
    removeEmptyFolders(child)
    if (readdirSync(child).length === 0) rmdirSync(child)
  }
}

/**
 * Makes a folder hold exactly these files and touches only what differs. Whatever else is in it goes first: on a disk
 * that ignores case, an old name may be the new file.
 */
export const writeFiles = (folder: string, files: readonly GeneratedFile[]): WriteResult => {
  const before = digestFiles(folder)
  const digests = digestsOf(files)
  const removed = [...before.keys()].filter((path) => !digests.has(path))
  const changed = files.filter(({ path }) => before.get(path) !== digests.get(path))

  for (const path of removed) rmSync(join(folder, path), { force: true })
  if (removed.length > 0) removeEmptyFolders(folder)
  for (const { path, content } of changed) writeAtomically(join(folder, path), content)
  return { written: changed.map(({ path }) => path), removed }
}
