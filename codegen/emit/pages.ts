import type { SiteModel } from '../model/site-model.ts'
import { exactData, importTypes } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** pages/<name>.ts: each page by itself, so that one edit changes one file. */
export const emitPages = ({ pages }: SiteModel): TypeScriptFile[] =>
  pages.map((page) => ({
    path: `pages/${page.name}.ts`,
    statements: [importTypes('../types.ts', ['PageModel']), exactData('page', page, 'PageModel')],
  }))
