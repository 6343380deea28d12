import { compileMessages } from './compile/compile-messages.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import type { GeneratedFile } from './emit/generated-file.ts'
import { parseConfig } from './load/parse-config.ts'
import { parseDocuments } from './load/parse-documents.ts'
import { parseTranslations } from './load/parse-translations.ts'
import type { SiteSource } from './load/site-source.ts'
import { buildModel } from './model/build-model.ts'
import { mergeMessages } from './model/messages.ts'
import { checkShape } from './schema/check-shape.ts'
import { findReferences } from './schema/find-references.ts'
import { inSourceOrder } from './diagnostics/source-order.ts'
import { validateConfig } from './validate/validate-config.ts'
import { validateTexts } from './validate/validate-texts.ts'

export interface Generated {
  /** Every problem, in source order. */
  diagnostics: Diagnostic[]
  /** Every file of generated/; absent when anything is wrong. */
  files?: GeneratedFile[]
}

/** From what was read to what is to be written; touches nothing on the way. */
export const generate = async (source: SiteSource): Promise<Generated> => {
  const parsed = parseConfig(source.config)
  const shape = checkShape(parsed)
  const { config } = shape
  const references = findReferences(parsed)
  const own = parseTranslations(source.translations)
  const runtime = parseTranslations(source.runtime.messages)
  const content = parseDocuments(source.content)
  const texts = { source, parsed, config, references, documents: content.documents }

  const diagnostics = inSourceOrder([
    ...parsed.diagnostics,
    ...shape.diagnostics,
    ...own.diagnostics,
    ...runtime.diagnostics,
    ...content.diagnostics,
    ...validateConfig({ parsed, shape, references, source, documents: content.documents }),
    ...validateTexts({ ...texts, catalogs: own.catalogs, runtime: runtime.catalogs }),
  ])
  if (config === undefined || diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics }

  const merged = mergeMessages(Object.keys(config.locales), own.catalogs, runtime.catalogs)
  // The compiler is a process of its own; ts-morph loads meanwhile.
  const [compiled, { emitAll }] = await Promise.all([compileMessages(merged), import('./emit/emit-all.ts')])
  const model = buildModel({ config, references, documents: content.documents, compiled })
  return { diagnostics, files: emitAll(model) }
}
