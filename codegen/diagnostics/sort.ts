import type { Diagnostic } from './diagnostic.ts'
import { eachOnce } from './each-once.ts'

const CONFIG = 'site.config.yaml'

/** The configuration first, then the other files by name. */
const compareFiles = (a: string, b: string): number => {
  if (a === b) return 0
  if (a === CONFIG || b === CONFIG) return a === CONFIG ? -1 : 1
  return a < b ? -1 : 1
}

/** Diagnostics as one meets them reading the sources from the top, each once. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  eachOnce(
    [...diagnostics].sort((a, b) => compareFiles(a.file, b.file) || a.line - b.line || a.column - b.column),
  )
