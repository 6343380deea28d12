import type { RunResult } from '../run.ts'
import type { Paint } from './paint.ts'

/** `generated/: 3 written, 1 removed, 58 unchanged (0.4 s)` */
const summary = ({ written, removed, unchanged }: RunResult, check: boolean, took: number): string => {
  const time = `(${(took / 1000).toFixed(1)} s)`
  if (check) return `generated/: all ${unchanged} files are up to date ${time}`
  const counts = [
    `${written.length} written`,
    removed.length > 0 && `${removed.length} removed`,
    `${unchanged} unchanged`,
  ]
  return `generated/: ${counts.filter(Boolean).join(', ')} ${time}`
}

/** Everything a person is told about a run. */
export const formatRun = async (
  result: RunResult,
  { check, took, paint }: { check: boolean; took: number; paint: Paint },
): Promise<string> => {
  const { diagnostics, drift, sources } = result
  const failed = diagnostics.some(({ severity }) => severity === 'error')
  if (diagnostics.length === 0) return `${summary(result, check, took)}\n`
  // Loaded only when there is something to say: most runs change nothing and find nothing.
  const { countDiagnostics, formatDiagnostic } = await import('./format-text.ts')
  const parts = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, sources, paint))
  if (drift.length > 0) parts.push((await import('./format-drift.ts')).formatDrift(drift, paint))
  const counts = countDiagnostics(diagnostics)
  parts.push(
    failed
      ? `${counts}. ${check ? '' : 'Nothing was written.'}`.trimEnd()
      : `${counts}.\n${summary(result, check, took)}`,
  )
  return `${parts.join('\n\n')}\n`
}

/** What a program is told: the diagnostics and nothing else. */
export const formatJson = ({ diagnostics }: RunResult): string => {
  const plain = diagnostics.map(({ code, severity, file, line, column, message, hint }) => ({
    code,
    severity,
    file,
    line,
    column,
    message,
    hint,
  }))
  return `${JSON.stringify(plain, null, 2)}\n`
}
