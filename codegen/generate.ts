import { compileMessages } from './compile/compile-messages.ts'
import { contract as kinds } from './diagnostics/catalogue/contract.ts'
import { report } from './diagnostics/define.ts'
import { type Diagnostic, isError, type Position } from './diagnostics/diagnostic.ts'
import { sortDiagnostics } from './diagnostics/sort.ts'
import type { OutputFile } from './emit/generated-file.ts'
import { readOpenApi } from './load/openapi/read-openapi.ts'
import { parseConfig } from './load/parse-config.ts'
import { parseDocuments } from './load/parse-documents.ts'
import { parseTranslations } from './load/parse-translations.ts'
import type { SiteSource, SourceFile } from './load/site-source.ts'
import { buildModel, type ModelInput } from './model/build-model.ts'
import { mergeCatalogs } from './model/merge-catalogs.ts'
import { checkShape } from './schema/check-shape.ts'
import { findReferences } from './schema/find-references.ts'
import { checkApi } from './validate/api/check-api.ts'
import { validateConfig } from './validate/validate-config.ts'
import { validateTexts } from './validate/validate-texts.ts'
import type { Keep } from './write/kept-text.ts'

export interface Generated {
  /** Every problem, in source order. */
  diagnostics: Diagnostic[]
  /** Every file of generated/; absent when anything is wrong. */
  files?: OutputFile[]
  /** The files that the configuration names, as they were read. */
  named: SourceFile[]
}

interface Understood {
  diagnostics: Diagnostic[]
  /** Absent when anything is wrong. */
  input?: ModelInput
  named: SourceFile[]
  /** Where the configuration names the description of the API. */
  openapi: Position
}

/** load → schema → validate: what the sources say, and every problem they have. */
export const understand = (source: SiteSource): Understood => {
  const parsed = parseConfig(source.config)
  const shape = checkShape(parsed)
  const { config } = shape
  const references = findReferences(parsed)
  const openapi = shape.locate(['api', 'openapi'], 'value')
  const api = readOpenApi(shape.draft.api?.openapi, openapi, source)
  const named = api.source === undefined ? [] : [api.source]
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
    ...api.diagnostics,
    ...validateConfig({ parsed, shape, references, source }),
    ...checkApi(shape, api.contract),
    ...validateTexts({ source, parsed, config, references, documents, ...catalogs }),
  ])
  if (config === undefined || diagnostics.some(isError)) return { diagnostics, named, openapi }
  const messages = mergeCatalogs(Object.keys(config.locales), own.catalogs, runtime.catalogs)
  const { checks } = source.runtime
  const { contract } = api
  const input = {
    config,
    references,
    documents,
    messages,
    checks,
    ...(contract === undefined ? {} : { contract }),
  }
  return { diagnostics, named, openapi, input }
}

/** The types of the API; `diagnostics` when there can be none. */
const typesOf = async ({ contract }: ModelInput, position: Position, keep: Keep) => {
  if (contract === undefined) return { files: [], diagnostics: [] }
  const { source } = contract
  try {
    const content = await keep(source, async () => {
      // A second, most of it for loading TypeScript.
      const { printApiTypes } = await import('./emit/api-types.ts')
      return printApiTypes(contract)
    })
    return { files: [{ path: 'api.ts', content }], diagnostics: [] }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
    return { files: [], diagnostics: [report(kinds.untyped, position, { file: source.file, reason })] }
  }
}

/** From what was read to what is to be written; `keep` may spare what was made before. */
export const generate = async (source: SiteSource, keep: Keep = (_, make) => make()): Promise<Generated> => {
  const { diagnostics, named, input, openapi } = understand(source)
  if (input === undefined) return { diagnostics, named }
  const compiling = compileMessages(input.messages)
  // Half a second that a run which finds mistakes need not spend.
  const { emitAll } = await import('./emit/emit-all.ts')
  const types = await typesOf(input, openapi, keep)
  const files = await emitAll(buildModel(input), compiling, types.files)
  if (types.diagnostics.length > 0) return { diagnostics: [...diagnostics, ...types.diagnostics], named }
  return { diagnostics, files, named }
}
