import { canonicalPath, matchPage } from '../routing/match-page.ts'
import { fingerprint } from '../services/fingerprint.ts'
import type { Address } from '../services/navigation.ts'
import type { ScrollPositions } from '../services/scroll-positions.ts'
import type { PageArrival } from './arrivals.ts'

const placeName = (page: string, params: Readonly<Record<string, string>>): string =>
  `${page} ${JSON.stringify(params)}`

/** Where an address leads, whatever the language and the query. */
export function placeAt({ pathname }: Address): string {
  const match = matchPage(canonicalPath(pathname))
  return match ? placeName(match.page, match.params) : pathname
}

/** Where the visitor is. The same page in another language is no other place, an error in place of it is. */
export const placeOf = ({ page: { payload }, entry }: PageArrival): string =>
  payload ? placeName(payload.page.name, payload.params) : `error ${entry.pathname}`

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the element a hash names; false when there is none. */
function scrollToHash(hash: string): boolean {
  const target = hash ? document.getElementById(decodeHash(hash)) : null
  target?.scrollIntoView()
  return target !== null
}

/** Moves the reading position to the new page, as loading a document would; its heading announces it. */
function focusHeading(): void {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const closeMenus = (): void => {
  // Where there are no popovers, the selector would be an error.
  if (!('popover' in HTMLElement.prototype)) return
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover()
}

/**
 * The first entry of every document has the same key, and so have the jumps inside it: the address tells them apart,
 * without the secret that a link may carry behind its "#".
 */
export const scrollKey = ({ entry: { key, pathname, hash } }: PageArrival): string =>
  `${key} ${pathname} ${fingerprint(hash)}`

/** Does after a client-side navigation what the browser does on loading a document. */
export function arrive(from: PageArrival, to: PageArrival, positions: Pick<ScrollPositions, 'read'>): void {
  const moved = placeOf(from) !== placeOf(to)
  // Not where the page shown was only looked at again.
  if (from.entry.key !== to.entry.key) closeMenus()
  if (moved) focusHeading()
  const before = to.move === 'POP' ? positions.read(scrollKey(to)) : null
  if (before) window.scrollTo({ left: before.x, top: before.y, behavior: 'instant' })
  else if (!moved && from.entry.hash === to.entry.hash) return
  else if (!scrollToHash(to.entry.hash) && moved) window.scrollTo({ top: 0, behavior: 'instant' })
}
