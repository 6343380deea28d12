import { byCodeUnit } from './by-code-unit.ts'
import type { PageModel } from './model-schema.ts'
import type { AddressModel, AddressValue, PrerenderModel, RouteModel } from './site-model.ts'

const localized = (locale: string, path: string): string =>
  path === '/' ? `/${locale}` : `/${locale}${path}`

const routesOf = ({ page, path, params }: AddressModel, locales: readonly string[]): RouteModel[] => {
  const routes = locales.map((locale) => ({
    name: `${page}___${locale}`,
    page,
    locale,
    path: localized(locale, path),
    params,
  }))
  return path === '/' ? [{ name: page, page, locale: null, path, params }, ...routes] : routes
}

/** Every page in every language, and the bare `/`; sorted by name. */
export const buildRoutes = (addresses: readonly AddressModel[], locales: readonly string[]): RouteModel[] =>
  addresses.flatMap((address) => routesOf(address, locales)).sort((a, b) => byCodeUnit(a.name, b.name))

/** Pages that nobody is to come back to after signing in; pages come sorted. */
export const buildNoReturnPages = (pages: readonly PageModel[]): string[] =>
  pages
    .filter(({ access, blocks }) => access === 'guests' || blocks.some(({ type }) => type === 'signOut'))
    .map(({ name }) => name)

/** Pages that ask before they sign out, and of what was typed as well; pages come sorted. */
export const buildAskingPages = (pages: readonly PageModel[]): string[] =>
  pages
    .filter(({ blocks }) => blocks.some((block) => block.type === 'signOut' && block.confirm !== undefined))
    .map(({ name }) => name)

/** Every choice of one value per param. */
const choices = (params: readonly AddressValue[]): Record<string, string>[] =>
  params.reduce<Record<string, string>[]>(
    (chosen, { name, values }) =>
      chosen.flatMap((rest) => values.map((value) => ({ ...rest, [name]: value }))),
    [{}],
  )

const fill = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Every HTML file to be built, sorted by path. */
export const buildPrerender = (routes: readonly RouteModel[]): PrerenderModel[] =>
  routes
    .flatMap(({ page, locale, path, params }) =>
      choices(params).map((chosen) => ({ path: fill(path, chosen), page, locale, params: chosen })),
    )
    .sort((a, b) => byCodeUnit(a.path, b.path))
