import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formsOf, type ConfigToCheck, type FieldDraft, type NamedAt } from './config-to-check.ts'

/** Fields that nobody sees take their value from somewhere: written down, of the link, or of what the form loads. */
export const checkHidden = (
  { draft, name, item, path }: NamedAt<FieldDraft>,
  input: ConfigToCheck,
): Diagnostic[] => {
  if (draft.type !== 'hidden' || Object.hasOwn(draft, 'value')) return []
  const { locate } = input.shape
  const unfilled = formsOf(input).filter((form) => form.draft.fields?.includes(name) && !form.draft.load)
  if (!Object.hasOwn(draft, 'from') && unfilled.length > 0) {
    return [report(kinds.hiddenEmpty, locate([...path, 'type'], 'value'), { item })]
  }
  return draft.required === true
    ? [report(kinds.hiddenRequired, locate([...path, 'required'], 'key'), { item })]
    : []
}
