import { references as kinds } from '../../diagnostics/catalogue/references.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { itemName } from '../../schema/item-name.ts'
import type { ReferenceKind } from '../../schema/reference.ts'
import type { ConfigToCheck } from './config-to-check.ts'

type Draft = ConfigToCheck['shape']['draft']

const checked = {
  page: kinds.noPage,
  layout: kinds.noLayout,
  locale: kinds.noLanguage,
  field: kinds.noField,
  form: kinds.noForm,
}

const isChecked = (kind: ReferenceKind): kind is keyof typeof checked => kind in checked

const namesIn = (record: object | undefined): string[] | undefined =>
  record === undefined ? undefined : Object.keys(record).sort()

/** A page without a readable name could be the one that is meant. */
const pageNames = ({ pages }: Draft): string[] | undefined => {
  const names = pages?.map((page) => page?.name)
  return names?.every((name) => name !== undefined) === true ? [...new Set(names)].sort() : undefined
}

/** The names of each kind; undefined where the section cannot be relied on. */
const namesOf = (draft: Draft): Record<keyof typeof checked, string[] | undefined> => ({
  page: pageNames(draft),
  layout: namesIn(draft.layouts),
  locale: namesIn(draft.locales),
  field: namesIn(draft.fields ?? {}),
  form: namesIn(draft.forms ?? {}),
})

/** Names that stand for nothing. */
export const checkNames = ({ parsed, shape, references }: ConfigToCheck): Diagnostic[] => {
  const names = namesOf(shape.draft)
  const sets = new Map(Object.entries(names).map(([kind, list]) => [kind, list && new Set(list)]))
  const suggestions = new Map<string, string | undefined>()
  return references.flatMap(({ kind, name, path, part, certain }) => {
    if (!certain || !isChecked(kind) || name === '') return []
    const known = sets.get(kind)
    if (known === undefined || known.has(name)) return []
    const list = names[kind] ?? []
    const id = `${kind} ${name}`
    if (!suggestions.has(id)) suggestions.set(id, suggest(name, list))
    const args = { item: itemName(parsed.value, path), name, nearest: suggestions.get(id), names: list }
    return [report(checked[kind], parsed.locate(path, part), args)]
  })
}
