import { compileMessages } from './compile/compile-messages.ts'
import { type Diagnostic, isError } from './diagnostics/diagnostic.ts'
import { sortDiagnostics } from './diagnostics/sort.ts'
import type { OutputFile } from './emit/generated-file.ts'
import { parseConfig } from './load/parse-config.ts'
import { parseDocuments } from './load/parse-documents.ts'
import { parseTranslations } from './load/parse-translations.ts'
import type { SiteSource } from './load/site-source.ts'
import { buildModel, type ModelInput } from './model/build-model.ts'
import { mergeCatalogs } from './model/merge-catalogs.ts'
import { checkShape } from './schema/check-shape.ts'
import { findReferences } from './schema/find-references.ts'
import { validateConfig } from './validate/validate-config.ts'
import { validateTexts } from './validate/validate-texts.ts'

export interface Generated {
  /** Every problem, in source order. */
  diagnostics: Diagnostic[]
  /** Every file of generated/; absent when anything is wrong. */
  files?: OutputFile[]
}

interface Understood {
  diagnostics: Diagnostic[]
  /** Absent when anything is wrong. */
  input?: ModelInput
}

/** load → schema → validate: what the sources say, and every problem they have. */
export const understand = (source: SiteSource): Understood => {
  const parsed = parseConfig(source.config)
  const shape = checkShape(parsed)
  const { config } = shape
  const references = findReferences(parsed)
  const own = parseTranslations(source.translations)
  const runtime = parseTranslations(source.runtime.messages)
  const { documents, diagnostics: inDocuments } = parseDocuments(source.content)
  const catalogs = { catalogs: own.catalogs, runtime: runtime.catalogs }

  const diagnostics = sortDiagnostics([
    ...parsed.diagnostics,
    ...shape.diagnostics,
    ...own.diagnostics,
    ...runtime.diagnostics,
    ...inDocuments,
    ...validateConfig({ parsed, shape, references, source }),
    ...validateTexts({ source, parsed, config, references, documents, ...catalogs }),
  ])
  if (config === undefined || diagnostics.some(isError)) return { diagnostics }
  const messages = mergeCatalogs(Object.keys(config.locales), own.catalogs, runtime.catalogs)
  return { diagnostics, input: { config, references, documents, messages, checks: source.runtime.checks } }
}

/** From what was read to what is to be written. */
export const generate = async (source: SiteSource): Promise<Generated> => {
  const { diagnostics, input } = understand(source)
  if (input === undefined) return { diagnostics }
  const compiling = compileMessages(input.messages)
  // Half a second that a run which finds mistakes need not spend.
  const { emitAll } = await import('./emit/emit-all.ts')
  return { diagnostics, files: await emitAll(buildModel(input), compiling) }
}
