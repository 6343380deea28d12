import type { PageModel } from './model-schema.ts'
import type { AddressModel, AddressValue } from './site-model.ts'

const allowedBy = (values: readonly string[], checks: readonly { oneOf: string[] }[]): string[] =>
  values.filter((value) => checks.every(({ oneOf }) => oneOf.includes(value)))

const paramsOf = ({ params, validate }: PageModel): AddressValue[] =>
  Object.entries(params).map(([name, { oneOf }]) => {
    const checks = validate.filter((check) => 'param' in check).filter(({ param }) => param === name)
    return { name, values: allowedBy(oneOf, checks), optional: false }
  })

const queryOf = ({ validate }: PageModel): AddressValue[] => {
  const checks = validate.filter((check) => 'query' in check)
  return [...new Set(checks.map(({ query }) => query))].map((name) => {
    const ofName = checks.filter(({ query }) => query === name)
    const values = allowedBy(ofName[0]?.oneOf ?? [], ofName)
    return { name, values, optional: ofName.every(({ optional }) => optional) }
  })
}

/** What the address of each page takes; pages come sorted. */
export const buildAddresses = (pages: readonly PageModel[]): AddressModel[] =>
  pages.map((page) => ({ page: page.name, path: page.path, params: paramsOf(page), query: queryOf(page) }))
