import { references as kinds } from '../../diagnostics/catalogue/references.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { foreignNote, suggest } from '../../diagnostics/suggest.ts'
import { itemName } from '../../schema/item-name.ts'
import { isSettings } from '../../schema/schema-tree.ts'
import type { Reference } from '../../schema/find-references.ts'
import type { ReferenceKind } from '../../schema/reference.ts'
import type { ConfigToCheck } from './config-to-check.ts'

type Draft = ConfigToCheck['shape']['draft']

const checked = {
  page: kinds.noPage,
  layout: kinds.noLayout,
  locale: kinds.noLanguage,
  field: kinds.noField,
  form: kinds.noForm,
  check: kinds.noCheck,
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
const namesOf = ({
  shape: { draft },
  source,
}: ConfigToCheck): Record<keyof typeof checked, string[] | undefined> => ({
  page: pageNames(draft),
  layout: namesIn(draft.layouts),
  locale: namesIn(draft.locales),
  field: namesIn(draft.fields ?? {}),
  form: namesIn(draft.forms ?? {}),
  check: [...source.runtime.checks].sort(),
})

/** What a page with the name of another was called before: links still say so. */
const formerNames = ({ pages }: Draft): string[] => {
  const uses = new Map<string | undefined, number>()
  for (const page of pages ?? []) uses.set(page?.name, (uses.get(page?.name) ?? 0) + 1)
  const repeated = (pages ?? []).filter((page) => (uses.get(page?.name) ?? 0) > 1)
  return repeated.flatMap((page) => (page?.path === undefined ? [] : [page.path.slice(1)]))
}

/** Layouts whose name in the configuration is not that of the code: what names the code is right. */
const codedNames = ({ shape: { draft }, source }: ConfigToCheck): string[] => {
  const coded = source.runtime.layouts
  return Object.keys(draft.layouts ?? {}).every((name) => coded.includes(name)) ? [] : coded
}

/** Names of the wrong form are reported as that; what names them rightly is not wrong as well. */
const isWellFormed = (name: string): boolean => /^[a-z][A-Za-z0-9-]*$/.test(name)

/** What an unknown name may have been: an item with a malformed name, or one that slipped out of its section. */
const isExplained = (name: string, malformed: readonly string[], root: unknown): boolean =>
  suggest(name, malformed) !== undefined || (isSettings(root) && Object.hasOwn(root, name))

/** Names that stand for nothing; each name once, with every place that uses it. */
export const checkNames = (input: ConfigToCheck): Diagnostic[] => {
  const { parsed, shape, references } = input
  if (shape.hidesItems) return []
  const names = namesOf(input)
  const known = new Map(Object.entries(names).map(([kind, list]) => [kind, list && new Set(list)]))
  for (const name of formerNames(shape.draft)) known.get('page')?.add(name)
  for (const name of codedNames(input)) known.get('layout')?.add(name)
  const unknown = new Map<string, Reference[]>()
  for (const reference of references) {
    const { kind, name, path, part, certain } = reference
    if (!certain || name === '' || known.get(kind)?.has(name) !== false) continue
    if (parsed.isReported(parsed.locate(path, part))) continue
    const uses = unknown.get(`${kind} ${name}`)
    if (uses === undefined) unknown.set(`${kind} ${name}`, [reference])
    else uses.push(reference)
  }
  return [...unknown.values()].flatMap(createReporter(names, parsed))
}

/** Comparing words is slow, and hundreds of unknown names are not slips of the finger. */
const mostSuggestions = 100

const createReporter = (names: ReturnType<typeof namesOf>, { value, locate }: ConfigToCheck['parsed']) => {
  const kinds = Object.entries(names).map(([kind, list]) => {
    const wellFormed = (list ?? []).filter(isWellFormed)
    return [kind, { wellFormed, malformed: (list ?? []).filter((name) => !isWellFormed(name)) }] as const
  })
  const byKind = new Map(kinds)
  return ([first, ...others]: readonly Reference[], index: number): Diagnostic[] => {
    if (first === undefined || !isChecked(first.kind)) return []
    const { kind, name, path, part } = first
    const { wellFormed = [], malformed = [] } = byKind.get(kind) ?? {}
    if (isExplained(name, malformed, value)) return []
    const nearest = index < mostSuggestions ? suggest(name, wellFormed) : undefined
    const lines = others.map((use) => locate(use.path, use.part).line)
    const args = {
      item: itemName(value, path),
      name,
      note: foreignNote(name),
      nearest,
      names: wellFormed,
      lines,
    }
    return [report(checked[kind], locate(path, part), args)]
  }
}
