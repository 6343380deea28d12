import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { fieldsOf, formsOf, type ConfigToCheck } from './config-to-check.ts'

const known = ['current-password', 'new-password']

/** Passwords that are chosen: repeated in the form, or with rules of their own. */
const isChosen = (name: string, input: ConfigToCheck): boolean => {
  const { fields } = input.shape.draft
  const field = fields?.[name]
  const isRepeated = fieldsOf(input).some(({ draft }) => draft.matches === name)
  return (
    field?.matches !== undefined ||
    isRepeated ||
    field?.minLength !== undefined ||
    /new|repeat|confirm/i.test(name)
  )
}

/** Password managers have to know what a password is for. */
export const checkPasswords = (input: ConfigToCheck): Diagnostic[] => {
  const { locate } = input.shape
  const used = new Set(formsOf(input).flatMap(({ draft }) => draft.fields ?? []))
  return fieldsOf(input).flatMap(({ name, draft, path, item }) => {
    const { type, autocomplete } = draft
    if (type !== 'password' || !used.has(name)) return []
    const words = (autocomplete ?? '').split(/\s+/)
    const isMisspelt =
      autocomplete !== undefined && !['', 'off', 'on'].includes(autocomplete) && !words.includes('username')
    if (isMisspelt || words.some((word) => known.includes(word))) return []
    const needed = isChosen(name, input) ? 'new-password' : 'current-password'
    const part = autocomplete === undefined ? locate(path, 'key') : locate([...path, 'autocomplete'], 'value')
    return [report(kinds.passwordAutocomplete, part, { item, needed })]
  })
}
