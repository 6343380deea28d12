import type { DiagnosticKind } from '../define.ts'
import type { DiagnosticCode } from '../diagnostic.ts'

/** A problem as docs/errors.md shows it. */
export interface Example {
  code: DiagnosticCode
  /** What was written; empty where it is not in one place. */
  wrong: string
  message: string
  hint: string
}

export const example = <Args>(kind: DiagnosticKind<Args>, wrong: string, args: Args): Example => ({
  code: kind.code,
  wrong,
  message: kind.message(args),
  hint: kind.hint(args),
})
