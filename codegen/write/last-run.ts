import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { CHECKSUMS, parseChecksums } from '../emit/checksums.ts'
import { digestFiles } from './output-files.ts'

/** What the last successful run was; kept outside generated/ and out of git. */
export interface LastRun {
  /** Of everything that was read, codegen's own code included. */
  fingerprint: string
  /** Of checksums.txt, which knows every other file. */
  checksums: string
  /** Digests of the files that the configuration names, which only reading it tells. */
  named: Record<string, string>
  /** To be shown again. */
  warnings: Diagnostic[]
}

const fileOf = (site: string): string => join(site, '.cache', 'codegen.json')

const isLastRun = (value: unknown): value is LastRun =>
  typeof value === 'object' &&
  value !== null &&
  'fingerprint' in value &&
  'checksums' in value &&
  'named' in value &&
  typeof value.named === 'object' &&
  value.named !== null &&
  'warnings' in value &&
  Array.isArray(value.warnings)

/** Undefined without a record that can be read: then everything is done again. */
export const readLastRun = (site: string): LastRun | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(site), 'utf8'))
    return isLastRun(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A record that cannot be kept, or only half of it, costs the next run its time and nothing else. */
export const saveLastRun = (site: string, run: LastRun): void => {
  const file = fileOf(site)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(run))
  } catch {
    return
  }
}

/** How many files a folder holds when they are exactly what the last run wrote; else undefined. */
export const countUnchanged = (folder: string, { checksums }: LastRun): number | undefined => {
  const found = digestFiles(folder)
  if (found.get(CHECKSUMS) !== checksums) return undefined
  const expected = parseChecksums(readFileSync(join(folder, CHECKSUMS), 'utf8'))
  const same = [...expected].every(([path, sum]) => found.get(path) === sum)
  return same && found.size === expected.size + 1 ? found.size : undefined
}
