import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { Diagnostic } from '../codegen/diagnostics/diagnostic.ts'
import { formatDiagnostics } from '../codegen/diagnostics/format.ts'
import { codeFrame } from '../codegen/diagnostics/frame.ts'

/** The overlay trims the frame, and with it the indentation of the first line: this is no space to it. */
const keepIndentation = (frame: string): string => `\u200b${frame}`

/** Problems as Vite's overlay shows them: the first large and with its place, every other one below it. */
export function toOverlay(
  [first, ...others]: readonly [Diagnostic, ...Diagnostic[]],
  sources: ReadonlyMap<string, string>,
  siteDir: string,
): ErrorPayload {
  const { code, message, hint, line, column } = first
  const source = sources.get(first.file)
  // With whole paths, the overlay makes links of them that open the editor.
  const whole = (file: string) => resolve(siteDir, file)
  const texts = new Map([...sources].map(([file, text]) => [whole(file), text]))
  const below = others.map((other) => ({ ...other, file: whole(other.file) }))
  return {
    type: 'error',
    err: {
      message: `${code} ${message}\n\n${hint}`,
      loc: { file: whole(first.file), line, column },
      ...(source !== undefined && { frame: keepIndentation(`${codeFrame(source, first)}\n`) }),
      stack: others.length > 0 ? `And ${others.length} more:\n\n${formatDiagnostics(below, texts)}` : '',
    },
  }
}

/** An error of our own making as the overlay shows it. */
export const crashOverlay = (error: unknown): ErrorPayload => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { type: 'error', err: { message, stack: stack ?? '' } }
}
