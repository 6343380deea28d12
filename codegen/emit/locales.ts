import type { SiteModel } from '../model/site-model.ts'
import { exactData, typeAlias } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** locales.ts: the languages of the site. */
export const emitLocales = ({ locales }: SiteModel): TypeScriptFile => ({
  path: 'locales.ts',
  statements: [
    exactData('locales', Object.fromEntries(locales.map(({ code, ...locale }) => [code, locale]))),
    typeAlias('Locale', 'keyof typeof locales'),
    exactData(
      'localeCodes',
      locales.map(({ code }) => code),
      'readonly Locale[]',
    ),
  ],
})
