import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digestAll } from '../digest.ts'
import { codeFingerprint } from '../fingerprint.ts'
import type { SourceFile } from '../load/site-source.ts'

/** A text that follows from a file alone: the one made before of the same, or else what `make` makes. */
export type Keep = (source: SourceFile, make: () => Promise<string>) => Promise<string>

const read = (path: string): { key?: unknown; text?: unknown } => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Keeps the last text of a name in .cache/ of a site; a text that cannot be kept is made again. */
export const createKeep =
  (site: string, name: string): Keep =>
  async (source, make) => {
    const path = join(site, '.cache', `${name}.json`)
    const key = digestAll([
      ['code', codeFingerprint()],
      [source.file, source.text],
    ])
    const kept = read(path)
    if (kept.key === key && typeof kept.text === 'string') return kept.text
    const text = await make()
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ key, text }))
    } catch {
      return text
    }
    return text
  }
