import { references as kinds } from '../../diagnostics/catalogue/references.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { pagesOf, type ConfigToCheck } from './config-to-check.ts'

/** Layouts need code in src/, and pages that name none need "default". */
export const checkLayouts = (input: ConfigToCheck): Diagnostic[] => {
  const { shape, source } = input
  const names = Object.keys(shape.draft.layouts ?? {})
  const coded = [...source.runtime.layouts].sort()
  const withoutCode = names
    // A name of the wrong form is reported with the shape.
    .filter((name) => !coded.includes(name) && /^[a-z][A-Za-z0-9-]*$/.test(name))
    .map((name) => {
      const position = shape.locate(['layouts', name], 'key')
      return report(kinds.layoutWithoutCode, position, { name, nearest: suggest(name, coded), names: coded })
    })
  const pages = pagesOf(input)
    .filter(({ page }) => page.layout === undefined)
    .map(({ page }) => page.name ?? page.path ?? '?')
  const isMissing = shape.config !== undefined && pages.length > 0 && !names.includes('default')
  const missing = isMissing
    ? [report(kinds.noDefaultLayout, shape.locate(['layouts'], 'key'), { pages })]
    : []
  return [...withoutCode, ...missing]
}
