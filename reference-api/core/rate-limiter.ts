import type { Clock } from './clock.ts'

/** So many times within so many seconds of the first. */
export interface Limit {
  readonly times: number
  readonly seconds: number
}

export interface RateLimiter {
  /** Counts one more; the seconds to wait when it is one too many, or 0. */
  readonly take: (key: string) => number
  /** Starts from nothing again. */
  readonly forget: (key: string) => void
}

/** So many keys may be remembered before those whose time is over are dropped. */
const tidyAt = 10_000

export function createRateLimiter({ times, seconds }: Limit, clock: Clock): RateLimiter {
  const counts = new Map<string, { count: number; until: number }>()

  const tidy = (now: number): void => {
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key)
  }
  return {
    take(key) {
      const now = clock()
      if (counts.size >= tidyAt) tidy(now)
      const known = counts.get(key)
      const current = known && known.until > now ? known : { count: 0, until: now + seconds * 1000 }
      counts.set(key, current)
      if (current.count >= times) return Math.ceil((current.until - now) / 1000)
      current.count += 1
      return 0
    },
    forget: (key) => void counts.delete(key),
  }
}
