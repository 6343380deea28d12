import type { Diagnostic } from './diagnostic.ts'
import { eachOnce } from './each-once.ts'
import { inSourceOrder } from './source-order.ts'

/** In source order, site.config.yaml first, and each problem once. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  eachOnce(inSourceOrder(diagnostics))
