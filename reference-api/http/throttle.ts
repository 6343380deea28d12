import type { LimitName, Limits } from '../core/limits.ts'
import { Refusal } from './problem.ts'

/** Counts one more of something, and refuses it when it is one too many. */
export function throttle(limits: Limits, name: LimitName, key: string): void {
  const seconds = limits.take(name, key)
  if (seconds === 0) return
  const headers = { 'Retry-After': String(seconds) }
  throw new Refusal(429, `Too many attempts. Try again in ${seconds} seconds.`, { headers })
}
