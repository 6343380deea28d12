import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
  type To,
} from 'react-router-dom'
import { loadBlocks } from '../blocks/block-registry.ts'
import type { Boot } from '../boot/boot.ts'
import { namedChecks } from '../checks/check-registry.ts'
import { report } from '../errors/report.ts'
import type { ShownPage } from '../routing/current-page.ts'
import type { BuildUpdates } from '../services/build-updates.ts'
import { addressText, readAddress, type Address } from '../services/navigation.ts'
import type { NoPagePayload, PagePayload } from '../services/payload.ts'
import { createPayloads } from '../services/payloads.ts'
import type { Services } from '../services/services-context.ts'
import { createTranslations } from '../services/translations.ts'
import { createArrivals, type Arrivals } from './arrivals.ts'
import { clock, request } from './browser.ts'
import { connectNavigation } from './connect-navigation.ts'
import { createServices, createUpdates } from './create-services.ts'
import { createPageFinder, type PageFinder } from './find-page.ts'
import { startPreloading } from './start-preloading.ts'
import { translationUrls } from './translation-urls.ts'

export interface Runtime {
  readonly services: Services
  readonly arrivals: Arrivals
  /** Whether the first page is what the document holds; else it refused the visitor, or did not know the language. */
  readonly takesOver: boolean
  /** What the router calls to change the page. */
  readonly navigator: Navigator
  /** To be called when the first page is alive; once is enough. */
  readonly ready: () => void
}

const html = document.documentElement

/** The router speaks of places as texts or parts. */
const addressOf = (to: To): Address => {
  if (typeof to === 'string') return readAddress(to)
  const { pathname = window.location.pathname, search = '', hash = '' } = to
  return { pathname, search, hash }
}

/** Scroll is restored by the runtime, which knows when the page is there; by the browser while it is away. */
function restoreScroll(): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'))
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'))
}

/** The pages of the site, fetched as they are needed. */
const openPages = (
  boot: Boot,
  payload: PagePayload | NoPagePayload,
  updates: BuildUpdates,
  shown: () => ShownPage | null,
): PageFinder =>
  createPageFinder({
    payloads: createPayloads({
      // Payloads are asked for by their URL alone.
      fetch: (url, init) =>
        (typeof url === 'string' ? boot.takeFetched(url) : undefined) ?? request(url, init),
      clock,
    }),
    translations: createTranslations({ fetch: request, clock, urls: translationUrls }),
    loadBlocks,
    checks: namedChecks,
    clock,
    signedIn: () => boot.session.get() !== null,
    isBuilt: async (path) => (await updates.manifest()).prerendered.includes(path),
    visitorLocale: boot.locale,
    first: { pathname: window.location.pathname, payload },
    shown,
    report,
  })

/**
 * Brings the page to life that the document came with; null when the visitor belongs elsewhere, where he is then
 * sent. Fails with a ChunkError.
 */
export async function createRuntime(
  boot: Boot,
  payload: PagePayload | NoPagePayload,
): Promise<Runtime | null> {
  const services = createServices(boot)
  const updates = createUpdates(html.dataset['build'] ?? '', boot, services)
  const history = createBrowserHistory()
  let arrivals: Arrivals | null = null
  const shown = () => arrivals?.current().page ?? null
  const finder = openPages(boot, payload, updates, shown)
  const found = await finder.find(history.location)
  if (found.kind !== 'page') {
    // Whoever goes back would only be sent here again.
    if (found.kind === 'redirect') window.location.replace(addressText(found.to))
    else boot.reload()
    return null
  }

  arrivals = createArrivals({ entry: history.location, move: 'POP', page: found.page })
  const preloading = startPreloading(finder.preload)
  const navigation = connectNavigation(
    { boot, services, updates, finder, history, arrivals },
    preloading.look,
  )
  const own = payload.page === null ? null : payload
  return {
    services,
    arrivals,
    takesOver: found.page.payload === own && found.page.locale === payload.locale,
    navigator: {
      createHref: (to) => history.createHref(to),
      createURL: (to) => history.createURL(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to: To, state: unknown) => navigation.push(addressOf(to), state),
      replace: (to: To, state: unknown) => navigation.replace(addressOf(to), state),
    },
    ready() {
      html.removeAttribute('data-unchecked')
      html.setAttribute('data-ready', '')
      restoreScroll()
      preloading.look()
      // In development there are no builds to look for.
      if (import.meta.env.PROD) updates.start()
      boot.ready()
    },
  }
}
