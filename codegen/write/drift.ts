import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKSUMS, parseChecksums } from '../emit/checksums.ts'
import type { OutputFile } from '../emit/generated-file.ts'
import { byCodeUnit } from '../model/by-code-unit.ts'
import { unlessMissing } from './file-system.ts'
import { digestFiles } from './output-files.ts'

/** A file of generated/ that is not what the sources say. */
export interface Drift {
  path: string
  kind: 'changed' | 'missing' | 'orphaned'
  /** Whether somebody edited, removed or added it, rather than that it only fell behind. */
  byHand: boolean
  /** What is there; empty when it is missing. */
  actual: string
  /** What should be there; empty when it is orphaned. */
  expected: string
}

/** Compares a folder with what it should hold, in both directions; sorted by path. */
export const findDrift = (folder: string, files: readonly OutputFile[]): Drift[] => {
  const found = digestFiles(folder)
  const paths = new Set(files.map(({ path }) => path))
  const read = (path: string): string => unlessMissing(() => readFileSync(join(folder, path), 'utf8'), '')
  const written = parseChecksums(read(CHECKSUMS))

  const different = files.flatMap(({ path, content, digest }): Drift[] => {
    const actual = found.get(path)
    const before = written.get(path)
    if (actual === digest) return []
    if (actual === undefined) {
      const byHand = before !== undefined || written.size === 0
      return [{ path, kind: 'missing', byHand, actual: '', expected: content }]
    }
    const byHand = before !== undefined && before !== actual
    return [{ path, kind: 'changed', byHand, actual: read(path), expected: content }]
  })
  const orphaned = [...found.keys()]
    .filter((path) => !paths.has(path))
    .map((path): Drift => {
      return { path, kind: 'orphaned', byHand: !written.has(path), actual: read(path), expected: '' }
    })
  const all = [...different, ...orphaned].sort((a, b) => byCodeUnit(a.path, b.path))
  const telling = all.filter(({ path }) => path !== CHECKSUMS)
  // The checksums only repeat what the other files say.
  return telling.length > 0 ? telling : all
}
