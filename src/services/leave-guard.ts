/** Asks before a page is left on which something would be lost. */
export interface LeaveGuard {
  /** Has this be asked; returns what ends that. True lets the visitor go. */
  readonly watch: (ask: () => boolean | Promise<boolean>) => () => void
  /** Whether the page may be left; asks where somebody watches, one after the other. */
  readonly mayLeave: () => boolean | Promise<boolean>
}

/** Keeps who is to be asked. */
export function createLeaveGuard(): LeaveGuard {
  const asks = new Set<() => boolean | Promise<boolean>>()
  let asking = false

  const askAll = async (): Promise<boolean> => {
    // While one question is open, nothing else leads away.
    if (asking) return false
    asking = true
    try {
      for (const ask of asks) {
        if (!(await ask())) return false
      }
      return true
    } finally {
      asking = false
    }
  }

  return {
    watch(ask) {
      // Wrapped, so that one function may watch twice and end each by itself.
      const own = (): boolean | Promise<boolean> => ask()
      asks.add(own)
      return () => void asks.delete(own)
    },
    // Where nobody asks, nobody waits, not even for a moment.
    mayLeave: () => asks.size === 0 || askAll(),
  }
}
