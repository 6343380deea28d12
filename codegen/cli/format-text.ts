import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { codeFrame } from './code-frame.ts'
import type { Paint } from './paint.ts'

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ')

/** One problem as people read it: where, what, the lines it is in, and how to mend it. */
export const formatDiagnostic = (
  diagnostic: Diagnostic,
  sources: ReadonlyMap<string, string>,
  paint: Paint,
): string => {
  const { file, line, column, severity, code, message, hint } = diagnostic
  const level = paint(severity === 'error' ? 'red' : 'yellow', severity)
  const source = sources.get(file)
  return [
    `${paint('bold', `${file}:${line}:${column}`)} ${level} ${paint('dim', code)} ${message}`,
    ...(source === undefined ? [] : [indented(codeFrame(source, diagnostic))]),
    indented(hint),
  ]
    .filter((part) => part !== '')
    .join('\n')
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** `2 errors, 1 warning` */
export const countDiagnostics = (diagnostics: readonly Diagnostic[]): string => {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter((part) => part !== false)
    .join(', ')
}
