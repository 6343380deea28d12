import type { Reference } from '../schema/find-references.ts'
import type { ReferenceKind } from '../schema/reference.ts'
import { blockUse } from '../schema/block-use.ts'
import type { Page } from '../schema/page.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { buildBlock } from './blocks.ts'
import { byCodeUnit, sortedUnique } from './by-code-unit.ts'
import { interfaceTexts } from './interface-texts.ts'
import type { FormModel, PageModel } from './model-schema.ts'

type NamesByKind = Partial<Record<ReferenceKind, string[]>>

/** What each item of a section names, by the key or index of the item. */
const referencesPerItem = (references: readonly Reference[], section: string) => {
  const items = new Map<PropertyKey, NamesByKind>()
  for (const { kind, name, path } of references) {
    const [first, item] = path
    if (first !== section || item === undefined) continue
    const names = items.get(item) ?? {}
    ;(names[kind] ??= []).push(name)
    items.set(item, names)
  }
  return items
}

/** Checks in code decide whether a page is shown at all, so it does not wait for the visitor either. */
function startOf({ blocks, validate }: Page): PageModel['start'] {
  if (validate.some((check) => 'check' in check)) return 'now'
  const worked = blocks.filter(({ type }) => blockUse[type].start === 'now')
  if (worked.length === 0) return 'intent'
  return worked.every(({ access }) => access === 'members') ? 'member' : 'now'
}

/** Pages sorted by name, each with the names of everything it needs. */
export const buildPages = (
  config: SiteConfig,
  references: readonly Reference[],
  messageIds: readonly string[],
  forms: ReadonlyMap<string, FormModel>,
): PageModel[] => {
  const ofPages = referencesPerItem(references, 'pages')
  const ofForms = referencesPerItem(references, 'forms')
  const ofFields = referencesPerItem(references, 'fields')

  const messagesOfForm = (name: string): string[] => [
    ...(ofForms.get(name)?.message ?? []),
    ...(config.forms[name]?.fields ?? []).flatMap((field) => ofFields.get(field)?.message ?? []),
  ]
  const pages = config.pages.map((page, index): PageModel => {
    const own = ofPages.get(index) ?? {}
    const fields = (own.field ?? []).flatMap((field) => ofFields.get(field)?.message ?? [])
    const formNames = sortedUnique(own.form ?? [])
    const blocks = page.blocks.map((block) => buildBlock(block, config.fields))
    return {
      ...page,
      blocks,
      start: startOf(page),
      messages: sortedUnique([
        ...(own.message ?? []),
        ...fields,
        ...formNames.flatMap(messagesOfForm),
        ...interfaceTexts(messageIds, blocks, forms),
      ]),
      documents: sortedUnique(own.document ?? []),
      forms: formNames,
    }
  })
  return pages.sort((a, b) => byCodeUnit(a.name, b.name))
}
