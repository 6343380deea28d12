import type { Clock } from './clock.ts'
import { createGuardedStorage, type OpenStorage } from './guarded-storage.ts'
import { readList } from './read-list.ts'

/** After a chunk that failed: reload the page, show the panel with a retry, or wait until back online. */
export type ReloadDecision = 'reload' | 'panel' | 'wait-online'

export interface ReloadGuard {
  /** Decides for the path of the page, without query; what it decides is remembered. */
  readonly decide: (path: string) => ReloadDecision
}

interface ReloadGuardDeps {
  /** The session storage. */
  storage?: OpenStorage
  clock: Pick<Clock, 'now'>
  navigation: {
    online: () => boolean
    /** This document came by a reload: PerformanceNavigationTiming.type is "reload". */
    reloaded: () => boolean
  }
  /** Seconds in which a path is reloaded once. */
  seconds: number
  /**
   * Most reloads of all paths in so many seconds. It ends alternating paths, and chunks that fail so slowly
   * that the seconds of their path are over each time.
   */
  cap?: { reloads: number; seconds: number }
}

/** When a path was reloaded, in milliseconds. */
type Reload = readonly [path: string, at: number]

const key = 'reload-guard'

const isReload = (value: unknown): value is Reload =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

/**
 * Keeps a missing chunk from reloading the page for ever.
 *
 * Memory is no guard where storage is blocked, for it ends with the reload. What survives there is how the
 * document came to be: one that is the result of a reload is not reloaded again. That needs no mark in the
 * address (visible, shared with links) nor in the history entry (the router's, and another for each path). The
 * price: after a visitor's own reload, such a browser shows the panel at once.
 */
export function createReloadGuard({
  storage: open,
  clock,
  navigation,
  seconds,
  cap = { reloads: 3, seconds: 300 },
}: ReloadGuardDeps): ReloadGuard {
  const storage = createGuardedStorage(open)
  const memorable = Math.max(seconds, cap.seconds)

  return {
    decide(path) {
      if (!navigation.online()) return 'wait-online'
      const now = clock.now()
      const within = (span: number) => (reload: Reload) => reload[1] <= now && now - reload[1] < span * 1000
      const reloads = readList(storage.read(key), isReload).filter(within(memorable))
      const again = reloads.filter(within(seconds)).some(([reloaded]) => reloaded === path)
      if (again || reloads.filter(within(cap.seconds)).length >= cap.reloads) return 'panel'
      const stored = storage.write(key, JSON.stringify([...reloads, [path, now]]))
      return stored || !navigation.reloaded() ? 'reload' : 'panel'
    },
  }
}
