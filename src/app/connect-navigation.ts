import { flushSync } from 'react-dom'
import { askingPages, type PageName } from '#site/routes.ts'
import type { Boot } from '../boot/boot.ts'
import { isReachable } from '../boot/reachability.ts'
import { report } from '../errors/report.ts'
import type { ShownPage } from '../routing/current-page.ts'
import { canonicalPath, matchPage } from '../routing/match-page.ts'
import type { BuildUpdates } from '../services/build-updates.ts'
import {
  addressText,
  createNavigation,
  type Address,
  type Navigation,
  type NavigationHistory,
} from '../services/navigation.ts'
import type { Services } from '../services/services-context.ts'
import type { Arrivals, PageArrival } from './arrivals.ts'
import { arrive, placeAt, placeOf, scrollKey } from './arrive.ts'
import { positions, prefersReducedMotion, request } from './browser.ts'
import type { PageFinder } from './find-page.ts'
import { withViewTransition } from './view-transition.ts'
import { createVisitFailures } from './visit-failures.ts'
import { watchScroll } from './watch-scroll.ts'

/** Keeps what was typed and loads a document; an address that is here already would not load it again. */
function createLeave({ reload }: Boot): (address: Address) => void {
  return (address) => {
    const href = addressText(address)
    reload(href === addressText(window.location) ? undefined : href)
  }
}

const reaches = (href: string): Promise<boolean> => isReachable(request, navigator.onLine, href)

/** Shows a page and does what belongs to coming to it. */
function createShow(arrivals: Arrivals, services: Services, after: () => void): (to: PageArrival) => void {
  const scroll = watchScroll()
  let settle = (): void => undefined
  return (to) => {
    settle()
    const from = arrivals.current()
    const moved = placeOf(from) !== placeOf(to)
    positions.save(scrollKey(from), moved || to.move !== 'POP' ? scroll.now() : scroll.before())
    // Nobody waits any more for what the page before has asked for.
    if (moved) services.http.abortAll()
    const commit = (): void => {
      flushSync(() => arrivals.set(to))
      // Whatever could not be loaded was not for this page.
      document.querySelector('body > .stuck')?.remove()
      arrive(from, to, positions)
      // Who goes on in the same frame leaves this page, not the one before, where he was.
      scroll.mark()
      services.notices.arrived(moved)
      after()
    }
    settle = withViewTransition(commit, {
      document,
      reducedMotion: prefersReducedMotion,
      wanted: moved && to.move !== 'POP',
    })
  }
}

const asking: readonly PageName[] = askingPages

/** Whether a page asks before it does anything, also of what was typed: one question is enough. */
function asksItself({ pathname }: Address): boolean {
  const match = matchPage(canonicalPath(pathname))
  return match !== null && asking.includes(match.page)
}

interface Parts {
  boot: Boot
  services: Services
  updates: BuildUpdates
  finder: PageFinder
  history: NavigationHistory
  arrivals: Arrivals
}

/** Navigation as this site does it, bound to the browser; `arrived` is called after each arrival. */
export function connectNavigation(
  { boot, services, updates, finder, history, arrivals }: Parts,
  arrived: () => void,
): Navigation {
  const { session, notices, forms, leaveGuard } = services
  const leave = createLeave(boot)
  const isElsewhere = (address: Address): boolean => placeAt(address) !== placeOf(arrivals.current())
  const failures = createVisitFailures({ boot, notices, isElsewhere, leave, reaches, report })
  const navigation = createNavigation<ShownPage>({
    history,
    leave,
    mayLeave(address) {
      if (!isElsewhere(address)) return true
      if (!asksItself(address)) return leaveGuard.mayLeave()
      // Whoever says no there finds it again.
      forms.keep()
      return true
    },
    async find(address) {
      const isDue = isElsewhere(address) && updates.shouldReload({ dirty: forms.dirty() })
      return isDue && (await reaches(addressText(address))) ? { kind: 'document' } : finder.find(address)
    },
    show: createShow(arrivals, services, () => {
      failures.clear()
      arrived()
    }),
    onWait: (waiting) => void document.documentElement.toggleAttribute('data-loading', waiting),
    onFailure: (failure) => void failures.handle(failure),
  })
  window.addEventListener('online', () => failures.online())
  session.subscribe(() => {
    const { payload } = arrivals.current().page
    // The visitor is about to be sent to sign in; what was typed waits for the return.
    if (payload?.page.access === 'members' && session.get() === null) forms.keep()
    navigation.refresh()
  })
  return navigation
}
