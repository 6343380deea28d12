import { links as kinds } from '../../diagnostics/catalogue/links.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { itemName } from '../../schema/item-name.ts'
import { isSettings, valueAt } from '../../schema/schema-tree.ts'
import { pagesOf, type ConfigToCheck, type PageDraft } from './config-to-check.ts'

/** Whether a page may have a form that leads back; one that cannot be read may. */
const mayReturn = ({ blocks = [] }: PageDraft, { draft }: ConfigToCheck['shape']): boolean =>
  blocks.some((block) => {
    if (block?.type === undefined) return true
    if (block.type !== 'form') return false
    const { success } = draft.forms?.[block.form ?? ''] ?? {}
    const goTo = success?.goTo
    return (
      goTo === 'returnTo' || success === undefined || (goTo === undefined && Object.hasOwn(success, 'goTo'))
    )
  })

/** Links that are to be come back from lead to a page that leads back. */
export const checkReturnLinks = (input: ConfigToCheck): Diagnostic[] => {
  const { parsed, references, shape } = input
  if (shape.hidesItems) return []
  const pages = new Map(pagesOf(input).map(({ page }) => [page.name, page]))
  return references.flatMap(({ kind, certain, name, path }) => {
    if (kind !== 'page' || !certain || path.at(-1) !== 'page') return []
    const link = valueAt(parsed.value, path.slice(0, -1))
    const page = pages.get(name)
    if (!isSettings(link) || link['returnTo'] !== true || page === undefined || mayReturn(page, shape))
      return []
    const position = parsed.locate([...path.slice(0, -1), 'returnTo'], 'key')
    return [report(kinds.returnsNever, position, { item: itemName(parsed.value, path), page: name })]
  })
}
