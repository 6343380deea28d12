import type { Diagnostic } from './diagnostic.ts'
import { codeFrame } from './frame.ts'

export interface FormatOptions {
  color?: boolean
}

type Paint = (text: string) => string

const ansi =
  (code: number): Paint =>
  (text) =>
    `\u001b[${code}m${text}\u001b[0m`
const plain: Paint = (text) => text

const painted = { error: ansi(31), warning: ansi(33), mark: ansi(31), quiet: ansi(2), place: ansi(36) }
const unpainted: typeof painted = { error: plain, warning: plain, mark: plain, quiet: plain, place: plain }

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')

const paintFrame = (frame: string, paint: typeof painted): string =>
  frame
    .split('\n')
    .map((line) =>
      line.startsWith('>') || line.endsWith('^') ? line.replace(/\^$|^>/, paint.mark) : paint.quiet(line),
    )
    .join('\n')

const formatOne = (diagnostic: Diagnostic, text: string | undefined, paint: typeof painted): string => {
  const { code, severity, file, line, column, message, hint } = diagnostic
  const head = `${paint.place(`${file}:${line}:${column}`)} ${paint[severity](severity)} ${code} ${message}`
  const frame = text === undefined ? '' : codeFrame(text, diagnostic)
  return [head, ...(frame === '' ? [] : [indented(paintFrame(frame, paint))]), indented(hint)].join('\n')
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** How many problems there are: `2 errors, 1 warning`. */
export const summarise = (diagnostics: readonly Diagnostic[]): string => {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const parts = [errors > 0 ? counted(errors, 'error') : '', warnings > 0 ? counted(warnings, 'warning') : '']
  return parts.filter((part) => part !== '').join(', ')
}

/** Problems as a person reads them: place, sentence, the lines around it, and how to mend it. */
export const formatDiagnostics = (
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  { color = false }: FormatOptions = {},
): string => {
  const paint = color ? painted : unpainted
  return diagnostics.map((each) => formatOne(each, sources.get(each.file), paint)).join('\n\n')
}

/** Problems as tools read them; nothing but these seven properties, in this order. */
export const toJson = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.map(({ code, severity, file, line, column, message, hint }) => ({
    code,
    severity,
    file,
    line,
    column,
    message,
    hint,
  }))
