import { join, relative, sep } from 'node:path'
import { generated } from './diagnostics/catalogue/generated.ts'
import { report } from './diagnostics/define.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { digest } from './digest.ts'
import { CHECKSUMS } from './emit/checksums.ts'
import type { OutputFile } from './emit/generated-file.ts'
import { fingerprint } from './fingerprint.ts'
import { readSite } from './load/read-site.ts'
import type { SiteSource, SourceFile } from './load/site-source.ts'
import type { Drift } from './write/drift.ts'
import { systemErrorOf } from './write/file-system.ts'
import { createKeep } from './write/kept-text.ts'
import { countUnchanged, type LastRun, readLastRun, saveLastRun } from './write/last-run.ts'
import { writeFiles } from './write/write-files.ts'

export interface RunOptions {
  /** The folder that holds site.config.yaml. */
  site: string
  /** Compares generated/ with what it should be, and writes nothing. */
  check?: boolean
}

export interface RunResult {
  /** Problems of the sources, and with `check` of generated/. */
  diagnostics: Diagnostic[]
  /** Paths inside generated/. */
  written: string[]
  removed: string[]
  unchanged: number
  drift: Drift[]
  /** Files that the configuration names, by their paths inside the site. */
  named: string[]
  /** Text of every file that was read, by its path inside the site: for code frames. */
  sources: Map<string, string>
}

/** Whether the files that the configuration named in the last run still hold what they held. */
const isNamedSame = ({ named }: LastRun, { readNamed }: SiteSource): boolean =>
  Object.entries(named).every(([file, sum]) => {
    const read = readNamed(file)
    return 'text' in read && digest(read.text) === sum
  })

const digestsOf = (files: readonly SourceFile[]): Record<string, string> =>
  Object.fromEntries(files.map(({ file, text }) => [file, digest(text)]))

const textsOf = ({ config, translations, content }: SiteSource): Map<string, string> =>
  new Map([config, ...translations, ...content].map(({ file, text }) => [file, text]))

const checkFolder = async (folder: string, files: readonly OutputFile[], diagnostics: Diagnostic[]) => {
  const { findDrift } = await import('./write/drift.ts')
  const { reportDrift } = await import('./write/report-drift.ts')
  const drift = findDrift(folder, files)
  return {
    drift,
    diagnostics: [...diagnostics, ...reportDrift(drift)],
    unchanged: files.length - drift.length,
  }
}

const notWritable = (site: string, error: unknown): Diagnostic => {
  const refused = systemErrorOf(error)
  if (refused === undefined) throw error
  const file = relative(site, refused.path).replaceAll(sep, '/')
  return report(generated.notWritable, { file, line: 1, column: 1 }, { reason: refused.code })
}

const nothing = {
  diagnostics: [],
  written: [],
  removed: [],
  unchanged: 0,
  drift: [],
  named: [],
  sources: new Map<string, string>(),
}

/** Brings generated/ up to date with what a site holds, or compares the two. Prints nothing. */
export const runCodegen = async ({ site, check = false }: RunOptions): Promise<RunResult> => {
  const { source, diagnostics: unread } = readSite(site)
  if (source === undefined) return { ...nothing, diagnostics: unread }
  const folder = join(site, 'generated')
  const now = fingerprint(source)
  const sources = textsOf(source)
  const before = { ...nothing, sources }

  const last = readLastRun(site)
  const isSame = last?.fingerprint === now && isNamedSame(last, source)
  const unchanged = isSame ? countUnchanged(folder, last) : undefined
  if (last && unchanged !== undefined)
    return { ...before, diagnostics: last.warnings, unchanged, named: Object.keys(last.named) }

  // Nothing before this line loads a library: a run that changes nothing is over by now.
  const { generate } = await import('./generate.ts')
  const { diagnostics, files, named } = await generate(source, createKeep(site, 'api-types'))
  for (const { file, text } of named) sources.set(file, text)
  const result = { ...before, named: named.map(({ file }) => file) }
  if (files === undefined) return { ...result, diagnostics }
  if (check) return { ...result, ...(await checkFolder(folder, files, diagnostics)) }
  try {
    const changes = writeFiles(folder, files)
    const checksums = files.find(({ path }) => path === CHECKSUMS)?.digest ?? ''
    saveLastRun(site, { fingerprint: now, checksums, named: digestsOf(named), warnings: diagnostics })
    return { ...result, ...changes, diagnostics, unchanged: files.length - changes.written.length }
  } catch (error) {
    return { ...result, diagnostics: [...diagnostics, notWritable(site, error)] }
  }
}
