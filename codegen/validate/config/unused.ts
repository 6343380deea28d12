import { references as kinds } from '../../diagnostics/catalogue/references.ts'
import { report, type DiagnosticKind } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ReferenceKind } from '../../schema/reference.ts'
import { formsOf, type ConfigToCheck } from './config-to-check.ts'

interface Section {
  section: 'fields' | 'forms' | 'layouts'
  kind: ReferenceKind
  diagnostic: DiagnosticKind<{ name: string }>
}

const sections: readonly Section[] = [
  { section: 'fields', kind: 'field', diagnostic: kinds.unusedField },
  { section: 'forms', kind: 'form', diagnostic: kinds.unusedForm },
  { section: 'layouts', kind: 'layout', diagnostic: kinds.unusedLayout },
]

/** A misspelt name is reported where it stands; what it meant is not reported as unused as well. */
const broken = (input: ConfigToCheck, kind: ReferenceKind, names: readonly string[]): boolean =>
  input.references.some((each) => each.kind === kind && !names.includes(each.name))

/** Fields, forms and layouts that nothing names. Only a whole configuration says what it does not use. */
export const checkUnused = (input: ConfigToCheck): Diagnostic[] => {
  const { shape, references } = input
  if (shape.config === undefined) return []
  return sections.flatMap(({ section, kind, diagnostic }) => {
    const names = Object.keys(shape.draft[section] ?? {})
    const used = new Set(references.filter((each) => each.kind === kind).map(({ name }) => name))
    if (kind === 'layout' && usesDefaultLayout(input)) used.add('default')
    if (broken(input, kind, names)) return []
    // A layout without code is reported as that.
    const coded = kind === 'layout' ? input.source.runtime.layouts : names
    return names
      .filter((name) => !used.has(name) && coded.includes(name))
      .map((name) => report(diagnostic, shape.locate([section, name], 'key'), { name }))
  })
}

const usesDefaultLayout = ({ shape }: ConfigToCheck): boolean =>
  (shape.draft.pages ?? []).some((page) => page !== undefined && page.layout === undefined)

/** Fields that are to be equal have to be in one form. */
export const checkMatches = (input: ConfigToCheck): Diagnostic[] => {
  const { locate, draft } = input.shape
  return formsOf(input).flatMap(({ name: form, draft: { fields }, path }) => {
    const names = new Set(fields ?? [])
    return [...names].flatMap((field) => {
      const other = field === undefined ? undefined : draft.fields?.[field]?.matches
      if (field === undefined || other === undefined || names.has(other)) return []
      if (draft.fields?.[other] === undefined) return []
      const line = locate([...path, 'fields'], 'value').line
      const args = { item: `field "${field}"`, field, other, form, line }
      return [report(kinds.matchesOtherForm, locate(['fields', field, 'matches'], 'value'), args)]
    })
  })
}
