import type { SiteModel } from '../model/site-model.ts'
import { exportedInterface, importTypes, property, typedData } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** prerender.ts: every HTML file to be built. */
export const emitPrerender = ({ prerender }: SiteModel): TypeScriptFile => ({
  path: 'prerender.ts',
  statements: [
    importTypes('./locales.ts', ['Locale']),
    importTypes('./routes.ts', ['PageName']),
    exportedInterface('Prerender', [
      property('path', 'string'),
      property('page', 'PageName'),
      property('locale', 'Locale | null', { description: 'Null for the bare "/".' }),
      property('params', 'Readonly<Record<string, string>>'),
    ]),
    typedData('prerenderList', 'readonly Prerender[]', prerender),
  ],
})
