import type { Diagnostic } from './diagnostic.ts'

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const inSourceOrder = (a: Diagnostic, b: Diagnostic): number =>
  compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code)

const identity = ({ code, file, line, column, message }: Diagnostic): string =>
  // A repeated part is written once: what is wrong in it is told once, whichever items it belongs to.
  `${file}:${line}:${column}:${code}:${message.replace(/^\w+ "[^"]*": /, '')}`

/** In source order, site.config.yaml first, and each problem once. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] => {
  const seen = new Set<string>()
  return [...diagnostics]
    .sort((a, b) => Number(isConfig(b)) - Number(isConfig(a)) || inSourceOrder(a, b))
    .filter((each) => {
      const id = identity(each)
      return !seen.has(id) && seen.add(id)
    })
}

const isConfig = ({ file }: Diagnostic): boolean => file === 'site.config.yaml'
