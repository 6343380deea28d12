import type { SiteModel } from '../model/site-model.ts'
import { sessionModel } from '../model/model-schema.ts'
import { schemaTypes } from './schema-types.ts'
import { exactData, importTypes, typeAlias, typedData } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** settings.ts: each section of the settings by itself, so that a browser is sent only those it uses. */
export const emitSettings = ({ settings: { session, ...settings } }: SiteModel): TypeScriptFile => ({
  path: 'settings.ts',
  statements: [
    importTypes('./routes.ts', ['PageName']),
    ...Object.entries(settings).map(([name, section]) => exactData(name, section)),
    ...schemaTypes([['SessionSettings', sessionModel]]),
    // Of its type and no narrower: the runtime serves sites with and without these pages.
    typedData('session', 'SessionSettings', session),
    typeAlias('LayoutName', 'keyof typeof layouts'),
  ],
})
