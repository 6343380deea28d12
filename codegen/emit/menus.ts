import type { SiteModel } from '../model/site-model.ts'
import { exactData, exportedInterface, importTypes, property } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** menus.ts: the pages in each menu, with the texts of the links. */
export const emitMenus = ({ menus }: SiteModel): TypeScriptFile => ({
  path: 'menus.ts',
  statements: [
    importTypes('./messages/ids.ts', ['MessageId']),
    importTypes('./routes.ts', ['PageName']),
    exportedInterface('MenuItem', [property('page', 'PageName'), property('label', 'MessageId')]),
    exactData('menus', menus, 'Readonly<Record<string, readonly MenuItem[]>>'),
  ],
})
