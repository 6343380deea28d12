import type { AddressValue, SiteModel } from '../model/site-model.ts'
import { propertyKey, quote } from './escape.ts'
import { exactData, exportedInterface, importTypes, property, typeAlias, typedData } from './statements.ts'
import type { Statement, TypeScriptFile } from './typescript-printer.ts'

const valueType = ({ name, values, optional }: AddressValue): string =>
  `readonly ${propertyKey(name)}${optional ? '?' : ''}: ${values.map(quote).join(' | ')}`

/** What each page takes; only the pages that take something are spelled out. */
const perPage = (
  name: string,
  values: readonly (readonly [page: string, values: AddressValue[]])[],
): Statement[] => {
  const some = values.filter(([, taken]) => taken.length > 0)
  if (some.length === 0) return [typeAlias(name, 'Readonly<Record<PageName, Nothing>>')]
  const own = `Own${name}`
  const pages = some.map(([page, taken]) => property(page, `{ ${taken.map(valueType).join('; ')} }`))
  return [
    { ...exportedInterface(own, pages), isExported: false },
    typeAlias(name, `{ readonly [P in PageName]: P extends keyof ${own} ? ${own}[P] : Nothing }`),
  ]
}

const route = exportedInterface('Route', [
  property('name', 'string', { description: '`<page>___<locale>`; the bare "/" has no suffix.' }),
  property('page', 'PageName'),
  property('locale', 'Locale | null', { description: 'Null for the bare "/".' }),
  property('path', 'string'),
])

/** routes.ts: the router table, and the types of everything an address is made of. */
export const emitRoutes = ({ addresses, routes, noReturnPages, askingPages }: SiteModel): TypeScriptFile => ({
  path: 'routes.ts',
  statements: [
    importTypes('./locales.ts', ['Locale']),
    exactData('pagePaths', Object.fromEntries(addresses.map(({ page, path }) => [page, path]))),
    typeAlias('PageName', 'keyof typeof pagePaths'),
    typedData('noReturnPages', 'readonly PageName[]', noReturnPages),
    typedData('askingPages', 'readonly PageName[]', askingPages),
    route,
    exactData(
      'routes',
      routes.map(({ name, page, locale, path }) => ({ name, page, locale, path })),
      'readonly Route[]',
    ),
    typeAlias('RouteName', "(typeof routes)[number]['name']"),
    typeAlias('RoutePath', "(typeof routes)[number]['path']"),
    'type Nothing = Record<never, never>',
    ...perPage(
      'PageParams',
      addresses.map(({ page, params }) => [page, params]),
    ),
    ...perPage(
      'PageQuery',
      addresses.map(({ page, query }) => [page, query]),
    ),
  ],
})
