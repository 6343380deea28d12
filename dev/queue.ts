export interface Queue {
  /** Asks for the work to be done soon. */
  request: () => void
  /** Drops what was asked for and waits for what is being done. */
  close: () => Promise<void>
}

/** Does a piece of work a moment after it was last asked for, never twice at a time, and again when asked meanwhile. */
export function createQueue(work: () => Promise<void>, waitMs: number): Queue {
  let timer: NodeJS.Timeout | undefined
  // Each run waits for the one before it; runs that were asked for while one waits are that one.
  let last = Promise.resolve()
  let waiting = false
  let closed = false

  const run = () => {
    waiting = false
    return closed ? Promise.resolve() : work()
  }
  const start = () => {
    if (waiting) return
    waiting = true
    last = last.then(run)
  }
  return {
    request() {
      clearTimeout(timer)
      if (!closed) timer = setTimeout(start, waitMs)
    },
    close() {
      closed = true
      clearTimeout(timer)
      return last
    },
  }
}
