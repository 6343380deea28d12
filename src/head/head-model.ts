import { localeCodes, locales, type Locale } from '#site/locales.ts'
import type { MessageId } from '#site/messages/ids.ts'
import { language, site } from '#site/settings.ts'
import type { ShownPage } from '../routing/current-page.ts'
import { pagePath } from '../routing/page-href.ts'

/** What the document says about itself, in its head and on `<html>`. */
export interface HeadModel {
  readonly lang: Locale
  readonly dir: 'ltr' | 'rtl'
  /** Text of the tab and of search results. */
  readonly title: string
  readonly description: string | null
  /** Null where the address is of nothing: on the 404 page. */
  readonly canonical: string | null
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly robots: 'noindex' | null
  readonly siteName: string
  /** Title for previews, which name the site apart. */
  readonly ogTitle: string
  readonly ogLocale: string
  readonly ogLocaleAlternates: readonly string[]
}

const absolute = (path: string): string => new URL(path, site.url).href

/** `en` → `en_US`: previews want a country, the likeliest one of the language. */
function openGraphLocale(locale: Locale): string {
  const { language: code, region } = new Intl.Locale(locale).maximize()
  return region === undefined ? code : `${code}_${region}`
}

function alternatesOf({ page, params }: NonNullable<ShownPage['payload']>): HeadModel['alternates'] {
  const path = (locale: Locale | null) => absolute(pagePath(page.name, locale, params))
  // The bare `/` speaks no language and sends visitors on; other pages have no address of that kind.
  const neutral = pagePath(page.name, null) === '/' ? null : language.fallback
  return [
    ...localeCodes.map((locale) => ({ hreflang: locale, href: path(locale) })),
    { hreflang: 'x-default', href: path(neutral) },
  ]
}

const localeParts = (locale: Locale) => ({
  lang: locale,
  dir: locales[locale].direction,
  ogLocale: openGraphLocale(locale),
  ogLocaleAlternates: localeCodes.filter((code) => code !== locale).map(openGraphLocale),
})

/** The head of a page; without a payload that of an error page. */
export function headModel(shown: ShownPage, text: (id: MessageId) => string): HeadModel {
  const { payload, locale, root } = shown
  const siteName = text(site.name)
  const failed = shown.error && shown.error.status !== 404
  const errorTitle = failed ? 'ui.errors.server.title' : 'ui.errors.notFound.title'
  const ogTitle = text(payload?.page.meta.title ?? errorTitle)
  const named = { ...localeParts(locale), siteName, ogTitle }
  const title = `${ogTitle} — ${siteName}`
  if (!payload)
    return { ...named, title, description: null, canonical: null, alternates: [], robots: 'noindex' }

  const { page, params } = payload
  const path = pagePath(page.name, root ? null : locale, params)
  return {
    ...named,
    title: pagePath(page.name, null) === '/' ? ogTitle : title,
    description: page.meta.description === undefined ? null : text(page.meta.description),
    canonical: absolute(path),
    alternates: alternatesOf(payload),
    robots: page.meta.index ? null : 'noindex',
  }
}
