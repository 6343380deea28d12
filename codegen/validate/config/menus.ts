import { links as kinds } from '../../diagnostics/catalogue/links.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pagesOf, textsOf, type ConfigToCheck } from './config-to-check.ts'

const lists = ['guests', 'members'] as const

/** Menus for guests and members name pages that they may see. */
export const checkMenus = (input: ConfigToCheck): Diagnostic[] => {
  const { draft, locate } = input.shape
  const access = new Map(pagesOf(input).map(({ page }) => [page.name, page.access ?? 'anyone']))
  return lists.flatMap((list) =>
    textsOf(draft.navigation?.account?.[list]).flatMap(({ text, index }) => {
      const needed = access.get(text)
      if (needed === undefined || needed === 'anyone' || needed === list) return []
      const position = locate(['navigation', 'account', list, index], 'value')
      return [report(kinds.wrongAudience, position, { list, page: text, access: needed })]
    }),
  )
}
