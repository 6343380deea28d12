import { generated } from '../diagnostics/catalogue/generated.ts'
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts'
import type { RunResult } from '../run.ts'

export interface ReportOptions {
  check: boolean
  /** Milliseconds. */
  took: number
  color: boolean
}

/** `generated/: 3 written, 1 removed, 58 unchanged (0.4 s)` */
const summary = ({ written, removed, unchanged }: RunResult, { check, took }: ReportOptions): string => {
  const time = `(${(took / 1000).toFixed(1)} s)`
  if (check) return `generated/: all ${unchanged} files are up to date ${time}`
  const removals = removed.length > 0 ? [`${removed.length} removed`] : []
  return `generated/: ${[`${written.length} written`, ...removals, `${unchanged} unchanged`].join(', ')} ${time}`
}

/** The disk said no in the middle of writing. */
const isRefusal = ({ code }: Diagnostic): boolean => code === generated.notWritable.code

/** The problems, what differs, and how many there are. Loaded only when there is something to say. */
const problems = async (result: RunResult, options: ReportOptions): Promise<string[]> => {
  const { diagnostics, drift, sources } = result
  const { formatDiagnostics, summarise } = await import('../diagnostics/format.ts')
  const parts = [formatDiagnostics(diagnostics, sources, options)]
  if (drift.length > 0) parts.push((await import('./format-drift.ts')).formatDrift(drift, options.color))
  const untouched = !options.check && diagnostics.some(isError) && !diagnostics.some(isRefusal)
  return [...parts, `${summarise(diagnostics)}.${untouched ? ' Nothing was written.' : ''}`]
}

/** Everything a person is told about a run. */
export const formatRun = async (result: RunResult, options: ReportOptions): Promise<string> => {
  const parts = result.diagnostics.length > 0 ? await problems(result, options) : []
  if (!result.diagnostics.some(isError)) parts.push(summary(result, options))
  return `${parts.join('\n\n')}\n`
}

/** What a program is told: the problems and nothing else. */
export const formatJson = async ({ diagnostics }: RunResult): Promise<string> => {
  const { toJson } = await import('../diagnostics/format.ts')
  return `${JSON.stringify(toJson(diagnostics), null, 2)}\n`
}
