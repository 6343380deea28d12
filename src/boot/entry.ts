import { localeCodes } from '#site/locales.ts'
import { session as sessionSettings, updates } from '#site/settings.ts'
import { report } from '../errors/report.ts'
import { mayFetchAhead, type Connection } from '../services/connection.ts'
import { createReloadGuard } from '../services/reload-guard.ts'
import { createSession } from '../services/session.ts'
import { elsewhere } from './access.ts'
import { tell } from './boot-events.ts'
import { createChunkGuard } from './chunk-guard.ts'
import { isSurelyValid } from './declared-checks.ts'
import { createFetchAhead } from './fetch-ahead.ts'
import { onFirstPaint } from './first-paint.ts'
import { onIntent } from './intent.ts'
import { renewChoice, watchChoices } from './locale-choice.ts'
import { ownPaths } from './own-paths.ts'
import { isReachable, whenWorthTrying } from './reachability.ts'
import { watchReturnLinks } from './return-links.ts'
import { createStuckPanel } from './stuck-panel.ts'
import { createTakeover, type Runtime } from './takeover.ts'
import { openLocaleCookie } from './visitor-locale.ts'

const { dataset } = document.documentElement
const tab = () => sessionStorage
const here = () => location.pathname + location.search + location.hash

function reload(href = here()): void {
  tell(document, 'boot:keep')
  const [page, hash] = href.split('#')
  if (page !== location.pathname + location.search) {
    location.assign(href)
    return
  }
  // Where only the hash differs, nothing would be loaded.
  if (hash) location.hash = hash
  location.reload()
}

const chunkFailed = createChunkGuard({
  guard: createReloadGuard({
    storage: tab,
    clock: Date,
    navigation: {
      online: () => navigator.onLine,
      reloaded: () =>
        // What these entries are, says the name they are asked for by.
        (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
          ({ type }) => type === 'reload',
        ),
    },
    seconds: updates.reloadGuardSeconds,
  }),
  here,
  reachable: (href) => isReachable(fetch, navigator.onLine, href),
  comeback: () => whenWorthTrying(window),
  show: createStuckPanel(document),
  load: reload,
  report,
})

const cookie = openLocaleCookie()
renewChoice(cookie, localeCodes)

const session = createSession({
  key: sessionSettings.key,
  store: sessionSettings.store,
  stores: { local: () => localStorage, tab },
  onStorageEvent: (listener) => window.addEventListener('storage', listener),
  onReturn(listener) {
    window.addEventListener('pageshow', listener)
    document.addEventListener('visibilitychange', listener)
  },
})

/** Marks who is here, for the menus. */
function mark(): void {
  dataset['session'] = session.get() === null ? 'guest' : 'member'
}

/** Sends on who belongs elsewhere; says whether the visitor may stay. */
function admit(): boolean {
  const other = elsewhere(dataset, session, here())
  if (other === null) return true
  dataset['leaving'] = ''
  tell(document, 'boot:keep')
  location.replace(other)
  return false
}

/** The addresses of the runtime: its entry, and what else this page needs of it. */
const runtimeFiles = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name=runtime]')?.content.split(' ') ?? []

const ahead = createFetchAhead(fetch)
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
const runtime = createTakeover({
  parsed,
  // What lies at this address is built from runtime.ts.
  load() {
    const [entry = '', ...others] = runtimeFiles()
    // Side by side, not one after the other has said what it needs.
    ahead.files(others)
    return import(/* @vite-ignore */ entry) as Promise<Runtime>
  },
  boot: { session, takeFetched: ahead.take, chunkFailed, reload },
  onReady: () => tell(document, 'boot:ready'),
})

/** Fetches the runtime and the pages that are in sight, so that a click finds them here. */
function lookAhead(): void {
  // Not every browser tells of its connection, and so the types of none of them do.
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (runtime.phase() !== 'waiting' || !mayFetchAhead(connection)) return
  ahead.files(runtimeFiles())
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    // Only links are observed.
    const paths = ownPaths(links as HTMLAnchorElement[], location, localeCodes)
    ahead.pages(paths.slice(0, updates.preloadAtOnce))
  })
  document.querySelectorAll('a[href]:not([data-locale])').forEach((link) => observer.observe(link))
}

function whenIdle(): void {
  // Safari does not tell when it is idle, and gets a second.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(lookAhead)
  else setTimeout(lookAhead, 1000)
}

/** Whether this page is for guests, and a member is here all the same: a link leads through it to another page. */
const isLedOn = (): boolean => 'home' in dataset && session.get() !== null

function attend(): void {
  watchChoices(document, cookie, (link) => {
    if (runtime.phase() === 'ready') return
    tell(document, 'boot:keep')
    link.search = location.search
    link.hash = location.hash
  })
  watchReturnLinks(document, here, () => runtime.phase() !== 'ready')
  if (isLedOn() || !isSurelyValid(dataset['checks'], location.search)) dataset['unchecked'] = ''
  if ('unchecked' in dataset) {
    // Nothing is to be seen before.
    runtime.start()
    return
  }
  onIntent(document, runtime.start)
  // Some pages start by themselves for members alone; a page that is only read stays as it is until it is used.
  const startsByItself = ['now', dataset['session']].includes(dataset['start'])
  onFirstPaint(startsByItself ? runtime.start : () => void parsed.then(whenIdle), {
    observePaints: (listener) => new PerformanceObserver(listener).observe({ type: 'paint', buffered: true }),
    setTimeout,
  })
}

session.subscribe(() => {
  mark()
  // The runtime looks for itself; until then a member on the way is led on by the document.
  if (runtime.phase() !== 'ready' && admit() && isLedOn()) reload()
})
mark()
if (admit()) attend()
