import type { Locale } from '#site/locales.ts'
import { pageNotFound } from '../errors/page-error.ts'
import type { Messages, NoPagePayload, PagePayload } from '../services/payload.ts'
import type { Payloads } from '../services/payloads.ts'
import type { ShownPage } from '../routing/current-page.ts'
import { localeOf, matchPage } from '../routing/match-page.ts'

export interface PageSource {
  /** What a path shows: at once where it is known, else a promise that is the same on every call. */
  at: (pathname: string) => ShownPage | Promise<ShownPage>
}

interface PageSourceOptions {
  payloads: Payloads
  /** What the document came with, and the path it came for. */
  first: { pathname: string; payload: PagePayload | NoPagePayload }
  /** Loads the document of a path in the ordinary way; `cause` says why it could not be done here. */
  leave: (pathname: string, cause: unknown) => void
}

const show = (payload: PagePayload | NoPagePayload, pathname: string): ShownPage => ({
  payload: payload.page === null ? null : payload,
  locale: payload.locale,
  messages: payload.messages,
  root: pathname === '/' && payload.page !== null,
})

/** `/en/pricing/` and `/en/pricing` are one page. */
const canonical = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')

/** Pages for the router, by payload. Whatever fails becomes an ordinary visit of the address. */
export function createPageSource({ payloads, first, leave }: PageSourceOptions): PageSource {
  const shown = new Map<string, ShownPage>()
  const pending = new Map<string, Promise<ShownPage>>()
  const texts = new Map<Locale, Messages>()

  const keep = (path: string, payload: PagePayload | NoPagePayload): ShownPage => {
    const page = show(payload, path)
    shown.set(path, page)
    texts.set(payload.locale, payload.messages)
    return page
  }

  const visit = (path: string, cause: unknown): Promise<ShownPage> => {
    leave(path, cause)
    // The document is on its way: the page on the screen stays until it is replaced.
    return new Promise(() => undefined)
  }

  const fetchPage = (path: string): Promise<ShownPage> =>
    payloads
      .load(path)
      .then((payload) => keep(path, payload))
      .catch((cause: unknown) => visit(path, cause))
      .finally(() => pending.delete(path))

  const missing = (path: string): ShownPage | Promise<ShownPage> => {
    const locale = localeOf(path) ?? first.payload.locale
    const messages = texts.get(locale)
    return messages ? keep(path, { page: null, locale, messages }) : visit(path, pageNotFound(path))
  }

  keep(canonical(first.pathname), first.payload)

  return {
    at(pathname) {
      const path = canonical(pathname)
      const known = shown.get(path) ?? pending.get(path)
      if (known) return known
      const page = matchPage(path) ? fetchPage(path) : missing(path)
      if (page instanceof Promise) pending.set(path, page)
      return page
    },
  }
}
