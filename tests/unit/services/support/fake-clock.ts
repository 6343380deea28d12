import type { Clock } from '../../../../src/services/clock.ts'

export interface FakeClock extends Clock {
  /** Lets time pass; timers fire in order, and promises settle after each of them. */
  advance: (milliseconds: number) => Promise<void>
  /** Delays of the timers that wait, in milliseconds from now. */
  waiting: () => number[]
}

/** Lets everything settle that needs no time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

export function fakeClock(start = 1_000_000): FakeClock {
  let now = start
  let last = 0
  const timers = new Map<number, { at: number; callback: () => void }>()
  return {
    now: () => now,
    setTimeout(callback, delay) {
      last += 1
      timers.set(last, { at: now + delay, callback })
      return last
    },
    clearTimeout: (timer) => void timers.delete(timer),
    waiting: () => [...timers.values()].map(({ at }) => at - now).sort((a, b) => a - b),
    async advance(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)
        if (!next) break
        timers.delete(next[0])
        now = next[1].at
        next[1].callback()
        await settle()
      }
      now = end
      await settle()
    },
  }
}
