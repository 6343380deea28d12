import type { AddressValue, SiteModel } from '../model/site-model.ts'
import { propertyKey, quote } from './escape.ts'
import { exactData, exportedInterface, importTypes, nameType, property, typeAlias } from './statements.ts'
import type { TypeScriptFile } from './typescript-printer.ts'

const valueType = ({ name, values, optional }: AddressValue): string =>
  `readonly ${propertyKey(name)}${optional ? '?' : ''}: ${values.map(quote).join(' | ')}`

const valuesType = (values: readonly AddressValue[]): string =>
  values.length === 0 ? 'Record<never, never>' : `{ ${values.map(valueType).join('; ')} }`

const route = exportedInterface('Route', [
  property('name', 'RouteName', { description: '`<page>___<locale>`; the bare "/" has no suffix.' }),
  property('page', 'PageName'),
  property('locale', 'Locale | null', { description: 'Null for the bare "/".' }),
  property('path', 'string'),
])

/** routes.ts: the router table, and the types of everything an address is made of. */
export const emitRoutes = ({ addresses, routes }: SiteModel): TypeScriptFile => ({
  path: 'routes.ts',
  statements: [
    importTypes('./locales.ts', ['Locale']),
    exactData('pagePaths', Object.fromEntries(addresses.map(({ page, path }) => [page, path]))),
    typeAlias('PageName', 'keyof typeof pagePaths'),
    nameType(
      'RouteName',
      routes.map(({ name }) => name),
    ),
    route,
    exactData(
      'routes',
      routes.map(({ name, page, locale, path }) => ({ name, page, locale, path })),
      'readonly Route[]',
    ),
    typeAlias('RoutePath', "(typeof routes)[number]['path']"),
    exportedInterface(
      'PageParams',
      addresses.map(({ page, params }) => property(page, valuesType(params))),
    ),
    exportedInterface(
      'PageQuery',
      addresses.map(({ page, query }) => property(page, valuesType(query))),
    ),
  ],
})
