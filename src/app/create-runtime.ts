import { flushSync } from 'react-dom'
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
import {
  addressText,
  createNavigation,
  readAddress,
  type Address,
  type Navigation,
  type NavigationHistory,
} from '../services/navigation.ts'
import type { NoPagePayload, PagePayload } from '../services/payload.ts'
import { createPayloads } from '../services/payloads.ts'
import type { Services } from '../services/services-context.ts'
import { createTranslations } from '../services/translations.ts'
import { createArrivals, type Arrivals, type PageArrival } from './arrivals.ts'
import { arrive, placeAt, placeOf } from './arrive.ts'
import { clock, positions, prefersReducedMotion, request } from './browser.ts'
import { createServices, createUpdates } from './create-services.ts'
import { createPageFinder, type PageFinder } from './find-page.ts'
import { startPreloading } from './start-preloading.ts'
import { translationUrls } from './translation-urls.ts'
import { withViewTransition } from './view-transition.ts'
import { createVisitFailures } from './visit-failures.ts'

export interface Runtime {
  readonly services: Services
  readonly arrivals: Arrivals
  /** What the router calls to change the page. */
  readonly navigator: Navigator
  /** To be called when the first page is alive; once is enough. */
  readonly ready: () => void
}

const html = document.documentElement

/** Keeps what was typed and loads a document; an address that is here already would not load it again. */
function createLeave({ reload }: Boot): (address: Address) => void {
  return (address) => {
    const href = addressText(address)
    reload(href === addressText(window.location) ? undefined : href)
  }
}

const reaches = (href: string): Promise<boolean> =>
  request(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Shows a page and does what belongs to coming to it. */
function createShow(arrivals: Arrivals, services: Services, after: () => void): (to: PageArrival) => void {
  return (to) => {
    const from = arrivals.current()
    const moved = placeOf(from) !== placeOf(to)
    positions.save(from.entry.key, { x: window.scrollX, y: window.scrollY })
    // Nobody waits any more for what the page before has asked for.
    if (moved) services.http.abortAll()
    const commit = (): void => {
      flushSync(() => arrivals.set(to))
      arrive(from, to, positions)
      after()
    }
    withViewTransition(commit, {
      document,
      reducedMotion: prefersReducedMotion,
      wanted: moved && to.move !== 'POP',
    })
  }
}

interface Parts {
  boot: Boot
  services: Services
  updates: BuildUpdates
  finder: PageFinder
  history: NavigationHistory
  arrivals: Arrivals
}

function connect(
  { boot, services, updates, finder, history, arrivals }: Parts,
  arrived: () => void,
): Navigation {
  const { session, notices, forms } = services
  const leave = createLeave(boot)
  const isElsewhere = (address: Address): boolean => placeAt(address) !== placeOf(arrivals.current())
  const failures = createVisitFailures({ boot, notices, isElsewhere, leave, reaches, report })
  const navigation = createNavigation<ShownPage>({
    history,
    leave,
    find: (address) =>
      isElsewhere(address) && updates.shouldReload({ dirty: forms.dirty() })
        ? Promise.resolve({ kind: 'document' })
        : finder.find(address),
    show: createShow(arrivals, services, () => {
      failures.clear()
      arrived()
    }),
    onWait: (waiting) => void html.toggleAttribute('data-loading', waiting),
    onFailure: (failure) => void failures.handle(failure),
  })
  window.addEventListener('online', failures.online)
  session.subscribe(() => {
    const { payload } = arrivals.current().page
    // The visitor is about to be sent to sign in; what was typed waits for the return.
    if (payload?.page.access === 'members' && session.get() === null) forms.keep()
    navigation.refresh()
  })
  return navigation
}

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
  const finder = createPageFinder({
    payloads: createPayloads({
      fetch: (input, init) => (typeof input === 'string' && boot.takeFetched(input)) || request(input, init),
      clock,
    }),
    translations: createTranslations({ fetch: request, clock, urls: translationUrls }),
    loadBlocks,
    checks: namedChecks,
    signedIn: () => boot.session.get() !== null,
    isBuilt: async (path) => (await updates.manifest()).prerendered.includes(path),
    visitorLocale: boot.locale,
    first: { pathname: window.location.pathname, payload },
    shown: () => arrivals?.current().page ?? null,
    report,
  })
  const found = await finder.find(history.location)
  if (found.kind !== 'page') {
    boot.reload(found.kind === 'redirect' ? addressText(found.to) : undefined)
    return null
  }

  arrivals = createArrivals({ entry: history.location, move: 'POP', page: found.page })
  const preloading = startPreloading(finder.preload)
  const navigation = connect({ boot, services, updates, finder, history, arrivals }, preloading.look)
  return {
    services,
    arrivals,
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to: To, state: unknown) => navigation.push(addressOf(to), state),
      replace: (to: To, state: unknown) => navigation.replace(addressOf(to), state),
    },
    ready() {
      html.removeAttribute('data-unchecked')
      html.setAttribute('data-ready', '')
      restoreScroll()
      preloading.look()
      updates.start()
      boot.ready()
    },
  }
}
