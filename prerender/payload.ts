import type { Locale } from '#site/locales.ts'
import type { Prerender } from '#site/prerender.ts'
import type { Messages, NoPagePayload, PagePayload } from '../src/services/payload.ts'
import type { SiteData } from './site-data.ts'

/** The values of some keys, in the order of the keys. Codegen lets no name through that leads nowhere. */
function pick<Value>(values: Readonly<Record<string, Value>>, keys: Iterable<string>): Record<string, Value> {
  const pairs = [...keys].map((key): [string, Value] => {
    const value = values[key]
    if (value === undefined) throw new Error(`"${key}" is not in generated/. Run: npm run codegen`)
    return [key, value]
  })
  return Object.fromEntries(pairs)
}

const shellTexts = async (site: SiteData, locale: Locale): Promise<Messages> =>
  pick(await site.messages(locale), site.shellMessages)

/** The language that the bare `/` and the 404 page of no language speak. */
export const localeOf = (site: SiteData, locale: Locale | null): Locale =>
  locale ?? site.settings.language.fallback

/** Everything a page needs to be shown, and nothing of other pages. */
export async function buildPayload(site: SiteData, entry: Prerender): Promise<PagePayload> {
  const locale = localeOf(site, entry.locale)
  const page = await site.page(entry.page)
  const documents = await Promise.all(
    page.documents.map(async (name) => [name, await site.document(name, locale)] as const),
  )
  return {
    page,
    locale,
    params: entry.params,
    messages: pick(await site.messages(locale), new Set([...site.shellMessages, ...page.messages])),
    documents: Object.fromEntries(documents),
    forms: pick(site.forms, page.forms),
  }
}

/** What the 404 page needs. */
export async function buildMissingPayload(site: SiteData, locale: Locale): Promise<NoPagePayload> {
  return { page: null, locale, messages: await shellTexts(site, locale) }
}
