import type { ScrollPosition } from '../services/scroll-positions.ts'

export interface ScrollWatch {
  /** Where the page is scrolled to now. */
  readonly now: () => ScrollPosition
  /** Where it was in the last frame: the browser jumps to a part of a page first, and tells the history of it then. */
  readonly before: () => ScrollPosition
}

/** Knows where the page is scrolled to. */
export function watchScroll(): ScrollWatch {
  const now = (): ScrollPosition => ({ x: window.scrollX, y: window.scrollY })
  let before = now()
  window.addEventListener('scroll', () => (before = now()), { passive: true })
  return { now, before: () => before }
}
