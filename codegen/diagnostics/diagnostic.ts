/** Permanent: a code that was given once keeps its meaning. */
export type DiagnosticCode = `SITE${number}`

export type Severity = 'error' | 'warning'

/** A place in a source file. Lines and columns count from 1; columns count UTF-16 code units. */
export interface Position {
  /** Path relative to the site folder, with forward slashes. */
  file: string
  line: number
  column: number
}

/** One problem, ready to be shown to the person who edits the site. */
export interface Diagnostic extends Position {
  code: DiagnosticCode
  severity: Severity
  /** One sentence in plain words; names the item it is about. */
  message: string
  /** How to mend it, in one or two sentences. */
  hint: string
}

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
