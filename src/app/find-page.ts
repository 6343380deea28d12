import type { Locale } from '#site/locales.ts'
import { session as sessionSettings } from '#site/settings.ts'
import type { BlockType } from '#site/types.ts'
import { serverTrouble } from '../boot/reachability.ts'
import { pageNotFound, type PageError } from '../errors/page-error.ts'
import type { ShownPage } from '../routing/current-page.ts'
import { canonicalPath, localeOf, matchPage, type PageMatch } from '../routing/match-page.ts'
import { pagePath } from '../routing/page-href.ts'
import { returnTarget } from '../routing/return-target.ts'
import type { Clock } from '../services/clock.ts'
import { HttpError } from '../services/http-error.ts'
import { addressText, readAddress, type Address, type Found } from '../services/navigation.ts'
import { runPageChecks, type NamedCheck } from '../services/page-checks.ts'
import type { Messages, NoPagePayload, PagePayload } from '../services/payload.ts'
import type { Payloads } from '../services/payloads.ts'
import type { Translations } from '../services/translations.ts'

export interface PageFinder {
  /** What an address shows. Fails with an HttpError, or with a ChunkError where code is missing. */
  readonly find: (address: Address) => Promise<Found<ShownPage>>
  /** Fetches what a path needs, ahead of its visit. */
  readonly preload: (path: string) => Promise<void>
}

interface PageFinderDeps {
  payloads: Payloads
  translations: Translations<Locale>
  /** Loads the code of these blocks. */
  loadBlocks: (types: readonly BlockType[]) => Promise<void>
  checks: Readonly<Record<string, NamedCheck>>
  clock: Clock
  signedIn: () => boolean
  /** Whether the build has a page at this path. */
  isBuilt: (path: string) => Promise<boolean>
  /** The language of the visitor, for an address that names none before anything is shown. */
  visitorLocale: Locale
  /** What the document came with, and the path it came for. */
  first: { pathname: string; payload: PagePayload | NoPagePayload }
  /** What is on the screen now; null before there is anything. */
  shown: () => ShownPage | null
  /** Logs what a visitor is not told. */
  report: (error: unknown) => void
}

type Payload = PagePayload | NoPagePayload

const isSamePage = (
  payload: PagePayload | null | undefined,
  { page, params }: PageMatch,
): payload is PagePayload =>
  payload?.page.name === page && JSON.stringify(payload.params) === JSON.stringify(params)

/** The payload of a path: known, made of the one on the screen in another language, or fetched. */
function createPayloadSource({ payloads, translations, first, shown }: PageFinderDeps) {
  const known = new Map<string, Payload>([[canonicalPath(first.pathname), first.payload]])

  const translate = async (from: PagePayload, locale: Locale): Promise<PagePayload> => ({
    ...from,
    locale,
    messages: await translations.load(locale),
  })

  const texts = async (locale: Locale): Promise<Messages> => {
    const here = [shown(), first.payload].find((page) => page?.locale === locale)
    return here ? here.messages : translations.load(locale)
  }

  return {
    texts,
    async at(path: string, match: PageMatch, locale: Locale): Promise<Payload> {
      const here = shown()?.payload
      // Documents are not part of the translation file.
      const translatable = isSamePage(here, match) && here.page.documents.length === 0
      const payload =
        known.get(path) ?? (await (translatable ? translate(here, locale) : payloads.load(path)))
      known.set(path, payload)
      return payload
    },
  }
}

const redirect = (to: string): Found<ShownPage> => ({ kind: 'redirect', to: readAddress(to) })

/** Where a visitor belongs who may not see a page; null when he may. */
function elsewhere({ page, locale }: PagePayload, address: Address, signedIn: boolean): string | null {
  const { signIn, home } = sessionSettings
  if (page.access === 'members' && !signedIn && signIn !== null) {
    return `${pagePath(signIn, locale)}?returnTo=${encodeURIComponent(addressText(address))}`
  }
  if (page.access === 'guests' && signedIn && home !== null) {
    return returnTarget(address.search, locale) ?? pagePath(home, locale)
  }
  return null
}

const errorPage = (error: PageError, locale: Locale, messages: Messages): Found<ShownPage> => ({
  kind: 'page',
  page: { payload: null, error, locale, messages, root: false },
})

/** Finds the pages of the site by address, for visitors signed in or not. */
export function createPageFinder(deps: PageFinderDeps): PageFinder {
  const { loadBlocks, checks, clock, signedIn, isBuilt, visitorLocale, first, shown, report } = deps
  const source = createPayloadSource(deps)

  const currentLocale = (): Locale => shown()?.locale ?? visitorLocale

  const missing = async (address: Address): Promise<Found<ShownPage>> => {
    const error = pageNotFound(addressText(address))
    const locale = localeOf(address.pathname) ?? currentLocale()
    // Before anything is shown, another language than one's own is better than nothing.
    if (!shown()) {
      const texts = await source.texts(locale).catch(report)
      return texts
        ? errorPage(error, locale, texts)
        : errorPage(error, first.payload.locale, first.payload.messages)
    }
    return errorPage(error, locale, await source.texts(locale))
  }

  const show = async (payload: PagePayload, address: Address): Promise<Found<ShownPage>> => {
    const { page, locale, messages, params } = payload
    const other = elsewhere(payload, address, signedIn())
    if (other !== null) return redirect(other)
    const visit = { path: addressText(address), params, query: new URLSearchParams(address.search) }
    const failed = await runPageChecks(page.validate, checks, visit, clock)
    if (failed?.cause !== undefined) report(failed.cause)
    if (failed) return errorPage(failed.error, locale, messages)
    await loadBlocks(page.blocks.map(({ type }) => type))
    return { kind: 'page', page: { payload, error: null, locale, messages, root: false } }
  }

  /**
   * A payload that cannot be had leads to the document, unless only the language was to change, or the server is in
   * trouble, which would be shown in place of the page.
   */
  const fallBack = async (error: unknown, address: Address, match: PageMatch): Promise<Found<ShownPage>> => {
    const refused = error instanceof HttpError && (error.kind === 'http' || error.kind === 'malformed')
    if (!refused || (error.status ?? 0) >= serverTrouble || isSamePage(shown()?.payload, match)) throw error
    if (error.status === 404 && !(await isBuilt(canonicalPath(address.pathname)))) return missing(address)
    report(error)
    return { kind: 'document' }
  }

  return {
    async find(address) {
      const path = canonicalPath(address.pathname)
      const match = matchPage(path)
      if (!match) return missing(address)
      const { locale } = match
      if (locale === null) {
        return redirect(`/${currentLocale()}${address.search}${address.hash}`)
      }
      const payload = await source.at(path, match, locale).catch(async (error: unknown) => ({
        instead: await fallBack(error, address, match),
      }))
      if ('instead' in payload) return payload.instead
      return payload.page === null ? missing(address) : show(payload, address)
    },
    async preload(path) {
      const match = matchPage(path)
      if (!match?.locale) return
      const { page } = await source.at(path, match, match.locale)
      await loadBlocks(page?.blocks.map(({ type }) => type) ?? [])
    },
  }
}
