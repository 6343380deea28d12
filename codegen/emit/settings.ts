import type { SiteModel } from '../model/site-model.ts'
import { exactData, typeAlias } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** settings.ts: each section of the settings by itself, so that a browser is sent only those it uses. */
export const emitSettings = ({ settings }: SiteModel): TypeScriptFile => ({
  path: 'settings.ts',
  statements: [
    ...Object.entries(settings).map(([name, section]) => exactData(name, section)),
    typeAlias('LayoutName', 'keyof typeof layouts'),
  ],
})
