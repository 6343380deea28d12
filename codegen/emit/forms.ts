import type { SiteModel } from '../model/site-model.ts'
import { exactData, importTypes, nameType } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

/** forms.ts: the forms with their fields and rules. */
export const emitForms = ({ forms }: SiteModel): TypeScriptFile => ({
  path: 'forms.ts',
  statements: [
    importTypes('./types.ts', ['FormModel']),
    nameType(
      'FormName',
      forms.map(({ name }) => name),
    ),
    exactData(
      'forms',
      Object.fromEntries(forms.map(({ name, form }) => [name, form])),
      'Readonly<Record<FormName, FormModel>>',
    ),
  ],
})
