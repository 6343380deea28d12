import { z } from 'zod'
import { field } from './fields.ts'
import { form } from './forms.ts'
import { page } from './page.ts'
import { api, language, layout, locale, navigation, session, site, ui, updates } from './settings.ts'
import { name, sortedRecord } from './sorted-record.ts'

const localeTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'A language tag such as "en" or "pt-BR"')

/**
 * The whole of site.config.yaml. Objects are strict; keys that start with `x-` are taken out
 * before this schema sees them. Whether names exist is checked apart from the shape, in `validate/`.
 */
export const siteConfig = z.strictObject({
  version: z.literal(1).describe('Version of this format.'),
  site: site.describe('Name, address and look of the site.'),
  locales: sortedRecord(localeTag, locale).describe('The languages of the site; menus list them by code.'),
  language: language.describe('How the language of a visitor is found and kept.'),
  layouts: sortedRecord(name, layout).describe('The frames that pages are shown in.'),
  pages: z.array(page).min(1).describe('Every page of the site.'),
  fields: sortedRecord(name, field).default({}).describe('Fields that forms use.'),
  forms: sortedRecord(name, form).default({}).describe('Forms that pages show.'),
  navigation: navigation.prefault({}).describe('Menus.'),
  api: api.prefault({}).describe('The provider’s API.'),
  session: session.prefault({}).describe('The session of a signed-in visitor.'),
  updates: updates.prefault({}).describe('How open pages follow a new build.'),
  ui: ui.prefault({}).describe('Defaults of the interface components.'),
  hosts: z
    .array(z.enum(['netlify', 'cloudflare', 'nginx']))
    .default([])
    .describe('Hosts that settings files are written for.'),
})

/** The configuration with every default applied. */
export type SiteConfig = z.output<typeof siteConfig>
