import type { ShownPage } from '../routing/current-page.ts'
import type { Arrival } from '../services/navigation.ts'

export type PageArrival = Arrival<ShownPage>

/** The page on the screen, as React reads it. */
export interface Arrivals {
  /** What the document came with. */
  readonly first: PageArrival
  readonly current: () => PageArrival
  readonly set: (arrival: PageArrival) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps what is on the screen. */
export function createArrivals(first: PageArrival): Arrivals {
  const listeners = new Set<() => void>()
  let current = first
  return {
    first,
    current: () => current,
    set(arrival) {
      current = arrival
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
