import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../digest.ts'
import { unlessMissing } from './file-system.ts'
import { isTemporaryOfRunning } from './temporary-name.ts'

/** Every file below a folder, but not what another run is writing; paths relative to it, with forward slashes. */
const listFiles = (folder: string, prefix = ''): string[] =>
  unlessMissing(() => readdirSync(folder, { withFileTypes: true }), []).flatMap((entry) => {
    const path = prefix + entry.name
    if (entry.isDirectory()) return listFiles(join(folder, entry.name), `${path}/`)
    return isTemporaryOfRunning(entry.name) ? [] : [path]
  })

/** Digest of every file below a folder, by path. */
export const digestFiles = (folder: string): Map<string, string> => {
  const digests = new Map<string, string>()
  for (const path of listFiles(folder)) {
    const content = unlessMissing(() => readFileSync(join(folder, path)), undefined)
    if (content) digests.set(path, digest(content))
  }
  return digests
}
