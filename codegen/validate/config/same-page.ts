import { paths as kinds } from '../../diagnostics/catalogue/paths.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { pagesOf, textsOf, type ConfigToCheck, type PageAt } from './config-to-check.ts'
import { paramsIn } from './page-params.ts'

/** More addresses than this are not written out to be compared. */
const mostAddresses = 10_000

/** Every address a page is built for; the path itself when its params have no values. */
const addressesOf = ({ page }: PageAt): string[] => {
  const { path } = page
  if (path === undefined) return []
  let addresses = [path]
  for (const param of paramsIn(path)) {
    const values = textsOf(page.params?.[param]?.oneOf).map(({ text }) => text)
    if (values.length === 0 || addresses.length * values.length > mostAddresses) return [path]
    addresses = addresses.flatMap((address) => values.map((value) => address.replace(`:${param}`, value)))
  }
  return addresses
}

/** Pages that cannot be told apart: by name or by address. */
export const checkSamePage = (input: ConfigToCheck): Diagnostic[] => {
  const { locate } = input.shape
  const names = new Map<string, PageAt>()
  const addresses = new Map<string, PageAt>()
  return pagesOf(input).flatMap((at) => {
    const { page, path: place, item } = at
    const sameName = page.name === undefined ? undefined : names.get(page.name)
    // A page without a path is reported as that.
    if (page.name !== undefined && page.path !== undefined && sameName === undefined) names.set(page.name, at)
    const owned = addressesOf(at)
    const taken = owned.find((address) => addresses.has(address))
    const first = taken === undefined ? undefined : addresses.get(taken)
    for (const address of owned) if (!addresses.has(address)) addresses.set(address, at)
    const lineOf = (page: PageAt, key: string) => locate([...page.path, key], 'value').line
    // A page that was copied whole is told once: by its name.
    if (sameName !== undefined) {
      const args = { name: page.name ?? '', line: lineOf(sameName, 'name') }
      return [report(kinds.sameName, locate([...place, 'name'], 'value'), args)]
    }
    if (first === undefined || taken === undefined) return []
    const titles = {
      first: titleOf(first),
      firstLine: lineOf(first, 'path'),
      second: titleOf(at),
      secondLine: lineOf(at, 'path'),
    }
    return [report(kinds.samePath, locate([...place, 'path'], 'value'), { item, path: taken, ...titles })]
  })
}

const titleOf = ({ page, path }: PageAt): string => page.name ?? `page ${Number(path[1]) + 1}`

/** The bare "/" needs a page; a page that looks like it is the one to mend. */
export const checkHome = (input: ConfigToCheck): Diagnostic[] => {
  const { draft, locate } = input.shape
  if (input.shape.hidesItems) return []
  const paths = draft.pages?.map((page) => page?.path)
  if (paths === undefined || paths.includes(undefined) || paths.length === 0) return []
  // A home that is badly written is reported as that.
  const isHome = (path: string | undefined): boolean =>
    path === undefined || /^\/?(?:[a-z]{2}\/?)?$/.test(path)
  if (paths.some(isHome)) return []
  const meant = pagesOf(input).find(({ page }) => /^(?:home|index|main|start)$/.test(page.name ?? ''))
  const position = meant === undefined ? locate(['pages'], 'key') : locate([...meant.path, 'path'], 'value')
  return [report(kinds.noHome, position, { page: meant?.page.name })]
}
