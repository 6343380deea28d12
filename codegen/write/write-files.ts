import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { OutputFile } from '../emit/generated-file.ts'
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
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
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
export const writeFiles = (folder: string, files: readonly OutputFile[]): WriteResult => {
  const before = digestFiles(folder)
  const paths = new Set(files.map(({ path }) => path))
  const removed = [...before.keys()].filter((path) => !paths.has(path))
  const changed = files.filter(({ path, digest }) => before.get(path) !== digest)

  for (const path of removed) rmSync(join(folder, path), { force: true })
  if (removed.length > 0) removeEmptyFolders(folder)
  for (const { path, content } of changed) writeAtomically(join(folder, path), content)
  return { written: changed.map(({ path }) => path), removed }
}
