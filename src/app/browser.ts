import type { Clock } from '../services/clock.ts'
import type { Connection } from '../services/connection.ts'
import { createScrollPositions } from '../services/scroll-positions.ts'

/** The browser as the services see it: their fetch and clock are called bare. */
export const request: typeof fetch = (...parameters) => fetch(...parameters)

export const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => window.setTimeout(callback, delay),
  clearTimeout: (timer) => window.clearTimeout(timer),
}

/** Not every browser tells, and so the types of none of them do. */
export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the pages of this tab were scrolled to. */
export const positions = createScrollPositions({ storage: () => sessionStorage })
