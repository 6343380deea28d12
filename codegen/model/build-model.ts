import type { Contract } from '../load/openapi/contract.ts'
import type { ParsedDocument } from '../load/parse-documents.ts'
import type { Reference } from '../schema/find-references.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { buildAddresses } from './addresses.ts'
import { byCodeUnit, sortedUnique } from './by-code-unit.ts'
import { buildChecks } from './checks.ts'
import { buildEndpoints } from './endpoints.ts'
import { buildForms } from './forms.ts'
import { buildMenus } from './menus.ts'
import type { SoundMessage } from './merge-catalogs.ts'
import { buildMessages } from './messages.ts'
import { buildPages } from './pages.ts'
import { buildAskingPages, buildNoReturnPages, buildPrerender, buildRoutes } from './routes.ts'
import { buildLocales, buildSettings } from './settings.ts'
import type { DocumentModel, SiteModel } from './site-model.ts'
import { buildTheme } from './theme/build-theme.ts'

export interface ModelInput {
  config: SiteConfig
  references: readonly Reference[]
  documents: readonly ParsedDocument[]
  /** Names of the checks in code. */
  checks: readonly string[]
  /** What the API promises, where it is described. */
  contract?: Contract
  /** Of each locale, sorted by id. */
  messages: ReadonlyMap<string, readonly SoundMessage[]>
}

const buildDocuments = (documents: readonly ParsedDocument[]): DocumentModel[] =>
  documents
    .map(({ name, locale, tree }) => ({ name, locale, tree }))
    .sort((a, b) => byCodeUnit(a.name, b.name) || byCodeUnit(a.locale, b.locale))

/** The site as emitters print it; everything that went in has been found to be sound. */
export const buildModel = (input: ModelInput): SiteModel => {
  const { config, references, documents } = input
  const locales = buildLocales(config.locales)
  const codes = locales.map(({ code }) => code)
  const menus = buildMenus(config)
  const sourceMessages = input.messages.get(config.language.source) ?? []
  const messages = buildMessages(config.site.name, menus, Object.values(config.forms), sourceMessages)
  const forms = buildForms(config.forms, config.fields)
  const formsByName = new Map(forms.map(({ name, form }) => [name, form]))
  const pages = buildPages(config, references, messages.ids, formsByName)
  const addresses = buildAddresses(pages)
  const routes = buildRoutes(addresses, codes)
  return {
    settings: buildSettings(config, codes),
    locales,
    pages,
    addresses,
    routes,
    noReturnPages: buildNoReturnPages(pages),
    askingPages: buildAskingPages(pages),
    prerender: buildPrerender(routes),
    checks: buildChecks(input.checks, pages),
    menus,
    forms,
    endpoints: buildEndpoints(config, input.contract),
    fields: Object.keys(config.fields),
    messages,
    documentNames: sortedUnique(documents.map(({ name }) => name)),
    documents: buildDocuments(documents),
    theme: buildTheme(config.site.theme),
  }
}
