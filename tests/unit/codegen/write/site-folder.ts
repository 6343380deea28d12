import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const fixtureSites = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'sites')

/** A copy of a fixture site that a test may change; without what an earlier run left beside it. */
export const copySite = (name: string, { generated = true } = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), `site-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(fixtureSites, name), folder, { recursive: true })
  rmSync(join(folder, '.cache'), { recursive: true, force: true })
  if (!generated) rmSync(join(folder, 'generated'), { recursive: true, force: true })
  return folder
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Content of every file below a folder, by full path. */
export const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(file, 'utf8')]))

/** What the disk says of every file: changes whenever one is written, with the same content too. */
export const stamps = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder).map((file) => {
      const { mtimeNs, ino } = statSync(file, { bigint: true })
      return [file, `${mtimeNs} ${ino}`]
    }),
  )
