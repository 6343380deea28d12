import { readFileSync } from 'node:fs'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The text of a file without its byte order mark; throws for what is not UTF-8. */
export const readText = (path: string): string => decoder.decode(readFileSync(path))

/** The code of an error of the system: `ENOENT`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
