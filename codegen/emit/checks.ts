import type { SiteModel } from '../model/site-model.ts'
import { quote } from './escape.ts'
import { exportedInterface, importTypes, property, typeAlias } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** What a check is given, whichever of its pages is visited; one that no page names is never run. */
const paramsOf = (pages: readonly string[]): string =>
  pages.length === 0 ? 'never' : pages.map((page) => `PageParams[${quote(page)}]`).join(' | ')

/** checks.ts: the checks in code, so that each name has its function, and the function knows its params. */
export const emitChecks = ({ checks }: SiteModel): TypeScriptFile => ({
  path: 'checks.ts',
  statements: [
    ...(checks.some(({ pages }) => pages.length > 0) ? [importTypes('./routes.ts', ['PageParams'])] : []),
    exportedInterface(
      'CheckParams',
      checks.map(({ name, pages }) => property(name, paramsOf(pages))),
    ),
    typeAlias('CheckName', 'keyof CheckParams'),
  ],
})
