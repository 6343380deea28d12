import type { ScrollPosition } from '../services/scroll-positions.ts'

export interface ScrollWatch {
  /** Where the page is scrolled to now. */
  readonly now: () => ScrollPosition
  /** Where it was in the last frame: the browser jumps to a part of a page first, and tells the history of it then. */
  readonly before: () => ScrollPosition
  /** Takes where the page is now as where it was, without waiting for a frame: it has been scrolled on purpose. */
  readonly mark: () => void
}

/** Knows where the page is scrolled to. */
export function watchScroll(): ScrollWatch {
  const now = (): ScrollPosition => ({ x: window.scrollX, y: window.scrollY })
  let before = now()
  const mark = (): void => void (before = now())
  window.addEventListener('scroll', mark, { passive: true })
  return { now, before: () => before, mark }
}
