import type { Diagnostic } from './diagnostic.ts'

/** What is said, apart from the item that it is said of. */
const identity = ({ code, file, line, column, message }: Diagnostic): string =>
  `${file}:${line}:${column}:${code}:${message.replace(/^\w+ "[^"]*": /, '')}`

/** A part that is repeated with `*name` is written once: what is wrong in it is said once, of the first item. */
export const eachOnce = (diagnostics: readonly Diagnostic[]): Diagnostic[] => {
  const seen = new Set<string>()
  return diagnostics.filter((each) => {
    const id = identity(each)
    return !seen.has(id) && seen.add(id)
  })
}
