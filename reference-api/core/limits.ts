import type { Clock } from './clock.ts'
import { createRateLimiter, type Limit } from './rate-limiter.ts'

/** How often what may be done: `caller…` by one network address, `account…` to or by one account. */
export const usualLimits = {
  callerSignIn: { times: 50, seconds: 15 * 60 },
  /** Wrong passwords for one address; one that is right starts anew. */
  accountSignIn: { times: 5, seconds: 15 * 60 },
  callerRegister: { times: 20, seconds: 60 * 60 },
  callerForgot: { times: 20, seconds: 60 * 60 },
  accountForgot: { times: 3, seconds: 15 * 60 },
  callerReset: { times: 10, seconds: 15 * 60 },
  /** Wrong passwords on changing it. */
  accountPassword: { times: 5, seconds: 15 * 60 },
  accountPayments: { times: 30, seconds: 60 * 60 },
  callerMessages: { times: 5, seconds: 10 * 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof usualLimits
export type LimitSettings = Readonly<Record<LimitName, Limit>>

export interface Limits {
  /** Counts one more; the seconds to wait, or 0. */
  readonly take: (name: LimitName, key: string) => number
  readonly forget: (name: LimitName, key: string) => void
}

const names = Object.keys(usualLimits) as LimitName[]

/** All counters, in memory: a restart forgets them. Without `limitCallers`, network addresses are not counted. */
export function createLimits(settings: LimitSettings, limitCallers: boolean, clock: Clock): Limits {
  const limiters = new Map(names.map((name) => [name, createRateLimiter(settings[name], clock)]))
  const counts = (name: LimitName): boolean => limitCallers || !name.startsWith('caller')
  return {
    take: (name, key) => (counts(name) ? (limiters.get(name)?.take(key) ?? 0) : 0),
    forget: (name, key) => limiters.get(name)?.forget(key),
  }
}
