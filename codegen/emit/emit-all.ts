import type { CompiledMessages } from '../compile/compile-messages.ts'
import { byCodeUnit } from '../model/by-code-unit.ts'
import type { SiteModel } from '../model/site-model.ts'
import { withChecksums } from './checksums.ts'
import { emitChecks } from './checks.ts'
import { emitDocuments } from './documents.ts'
import { emitEndpoints } from './endpoints.ts'
import { emitForms } from './forms.ts'
import type { GeneratedFile, OutputFile } from './generated-file.ts'
import { emitJsonSchema } from './json-schema.ts'
import { emitLocales } from './locales.ts'
import { emitMenus } from './menus.ts'
import { emitCompiledMessages, emitIntl, emitMessageIds } from './messages.ts'
import { emitPages } from './pages.ts'
import { emitPalette } from './palette.ts'
import { emitPrerender } from './prerender.ts'
import { emitRegister } from './register.ts'
import { emitRoutes } from './routes.ts'
import { emitSettings } from './settings.ts'
import { emitTheme } from './theme.ts'
import { emitTypes } from './types.ts'
import { createTypeScriptPrinter, type TypeScriptFile } from './typescript-printer.ts'

const typeScriptFiles = (model: SiteModel): TypeScriptFile[] => [
  emitChecks(model),
  emitEndpoints(model),
  emitForms(model),
  emitIntl(),
  emitLocales(model),
  emitMenus(model),
  emitMessageIds(model),
  ...emitPages(model),
  emitPalette(model),
  emitPrerender(model),
  emitRegister(),
  emitRoutes(model),
  emitSettings(model),
  emitTypes(model),
]

/** Every file that follows from the model alone. */
const emitModel = (model: SiteModel): GeneratedFile[] => [
  ...typeScriptFiles(model).map(createTypeScriptPrinter()),
  ...emitDocuments(model),
  emitJsonSchema(model),
  emitTheme(model),
]

/**
 * Every file of generated/, with those that are made elsewhere. The messages are compiled by another process, which
 * works while this one prints.
 */
export const emitAll = async (
  model: SiteModel,
  compiling: Promise<ReadonlyMap<string, CompiledMessages>>,
  more: readonly GeneratedFile[] = [],
): Promise<OutputFile[]> => {
  const printed = emitModel(model)
  const files = [...printed, ...more, ...emitCompiledMessages(await compiling)].sort((a, b) =>
    byCodeUnit(a.path, b.path),
  )
  return withChecksums(files)
}
