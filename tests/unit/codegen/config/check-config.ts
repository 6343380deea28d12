import { readFileSync } from 'node:fs'
import type { Diagnostic } from '../../../../codegen/diagnostics/diagnostic.ts'
import { formatDiagnostics } from '../../../../codegen/diagnostics/format.ts'
import { sortDiagnostics } from '../../../../codegen/diagnostics/sort.ts'
import { parseConfig } from '../../../../codegen/load/parse-config.ts'
import { checkShape } from '../../../../codegen/schema/check-shape.ts'
import { findReferences } from '../../../../codegen/schema/find-references.ts'
import { validateConfig } from '../../../../codegen/validate/validate-config.ts'

export const fixtures = new URL('../../../fixtures/config-errors/', import.meta.url)

/** A small site with everything that can be configured, and nothing wrong. */
export const base = readFileSync(new URL('_base/site.config.yaml', fixtures), 'utf8')

const runtime = { layouts: ['auth', 'default'], checks: ['in-stock', 'open-today'], messages: [] }

/** Every problem that the configuration alone can have. */
export const checkConfig = (text: string): Diagnostic[] => {
  const parsed = parseConfig({ file: 'site.config.yaml', text })
  const shape = checkShape(parsed)
  const references = findReferences(parsed)
  const found = validateConfig({ parsed, shape, references, source: { runtime } })
  return sortDiagnostics([...parsed.diagnostics, ...shape.diagnostics, ...found])
}

/** The problems as a person reads them. */
export const readConfig = (text: string): string =>
  `${formatDiagnostics(checkConfig(text), new Map([['site.config.yaml', text]]))}\n`

/** `12:5 SITE016`, one for each problem. */
export const placesIn = (text: string): string[] =>
  checkConfig(text).map(({ line, column, code }) => `${line}:${column} ${code}`)

/** The base with one text replaced by another. */
export const withChange = (from: string, to: string): string => {
  if (!base.includes(from)) throw new Error(`The base has no "${from}"`)
  return base.replace(from, () => to)
}
