import type { Diagnostic, DiagnosticCode, Position, Severity } from './diagnostic.ts'

/** An entry of the catalogue: what can be wrong, in the words a person reads. */
export interface DiagnosticKind<Args> {
  code: DiagnosticCode
  severity: Severity
  /** Heading in docs/errors.md. */
  title: string
  message: (args: Args) => string
  hint: (args: Args) => string
}

export const define = <Args>(kind: DiagnosticKind<Args>): DiagnosticKind<Args> => kind

/** Builds a diagnostic of one kind at one place. */
export const report = <Args>(kind: DiagnosticKind<Args>, position: Position, args: Args): Diagnostic => ({
  code: kind.code,
  severity: kind.severity,
  ...position,
  message: kind.message(args),
  hint: kind.hint(args),
})
