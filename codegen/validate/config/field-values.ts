import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../schema/schema-tree.ts'
import { textsOf, type FieldDraft, type Locate, type NamedAt } from './config-to-check.ts'
import { hasEffect } from './field-effects.ts'
import { reasonAgainst } from './field-rules.ts'

interface ValueAt {
  setting: 'value' | 'oneOf'
  value: string
  path: Path
  /** The rules it is held against. */
  rules: FieldDraft
}

const valuesOf = ({ draft, path }: NamedAt<FieldDraft>): ValueAt[] => {
  const { value, oneOf, ...others } = draft
  return [
    ...(value === undefined
      ? []
      : [{ setting: 'value' as const, value, path: [...path, 'value'], rules: { ...others, oneOf } }]),
    ...textsOf(oneOf).map(({ text, index }) => ({
      setting: 'oneOf' as const,
      value: text,
      path: [...path, 'oneOf', index],
      rules: others,
    })),
  ]
}

/** What a field starts with, and what it accepts, has to keep the rules of the field. */
export const checkFieldValues = (field: NamedAt<FieldDraft>, locate: Locate): Diagnostic[] =>
  valuesOf(field).flatMap(({ setting, value, path, rules }) => {
    const reason = hasEffect(field.draft.type, setting) ? reasonAgainst(rules, value) : undefined
    if (reason === undefined) return []
    return [report(kinds.valueRefused, locate(path, 'value'), { item: field.item, setting, value, reason })]
  })
