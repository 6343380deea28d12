import { stringify } from 'yaml'
import { parseConfig } from '../../../../codegen/load/parse-config.ts'
import { parseTranslations } from '../../../../codegen/load/parse-translations.ts'
import { buildModel } from '../../../../codegen/model/build-model.ts'
import { mergeCatalogs } from '../../../../codegen/model/merge-catalogs.ts'
import type { SiteModel } from '../../../../codegen/model/site-model.ts'
import { findReferences } from '../../../../codegen/schema/find-references.ts'
import { siteConfig } from '../../../../codegen/schema/site-config.ts'

const base = {
  version: 1,
  site: { name: 'site.name', url: 'https://model.example' },
  locales: { en: { label: 'English' } },
  language: { source: 'en', fallback: 'en' },
  layouts: { default: {} },
  pages: [{ name: 'home', path: '/', meta: { title: 'home.title' } }],
}

/** The model of a small site with some settings of its own; nothing is validated. */
export const modelOf = (settings: Record<string, unknown>, texts: Record<string, string> = {}): SiteModel => {
  const parsed = parseConfig({ file: 'site.config.yaml', text: stringify({ ...base, ...settings }) })
  const config = siteConfig.parse(parsed.value)
  const locales = Object.keys(config.locales)
  const files = locales.map((locale) => ({
    file: `translations/${locale}.json`,
    text: JSON.stringify(texts),
  }))
  const { catalogs } = parseTranslations(files)
  const messages = mergeCatalogs(locales, catalogs, [])
  return buildModel({ config, references: findReferences(parsed), documents: [], checks: [], messages })
}

export const page = (name: string, path: string, settings: Record<string, unknown> = {}) => ({
  name,
  path,
  meta: { title: `${name}.title` },
  ...settings,
})
