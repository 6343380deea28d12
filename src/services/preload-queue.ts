import { mayFetchAhead, type Connection } from './connection.ts'

/** Why a page is likely next: a pointer or focus is on its link, or the link is merely seen. */
export type PreloadReason = 'intent' | 'visible'

export interface PreloadQueue {
  /** Asks for a path once; intent goes first, the latest foremost. */
  readonly add: (path: string, reason: PreloadReason) => void
  /** Forgets what waits, on leaving the page whose links it was. */
  readonly clear: () => void
}

interface PreloadQueueDeps {
  /** Fetches and keeps what a path needs. */
  load: (path: string) => Promise<unknown>
  /** Most loads at a time. */
  atOnce: number
  connection: () => Connection | undefined
}

/** Fetches likely next pages ahead, a few at a time, and none where data is dear. */
export function createPreloadQueue({ load, atOnce, connection }: PreloadQueueDeps): PreloadQueue {
  /** Loading or loaded. */
  const taken = new Set<string>()
  let waiting: string[] = []
  let running = 0

  const run = async (path: string): Promise<void> => {
    running += 1
    taken.add(path)
    try {
      await load(path)
    } catch {
      // Nobody asked for it yet, so nobody is told: the visit itself will try again and say.
      taken.delete(path)
    }
    running -= 1
    fill()
  }

  const fill = (): void => {
    if (!mayFetchAhead(connection())) waiting = []
    while (running < atOnce) {
      const path = waiting.shift()
      if (path === undefined) return
      void run(path)
    }
  }

  return {
    add(path, reason) {
      if (taken.has(path) || (reason === 'visible' && waiting.includes(path))) return
      const others = waiting.filter((other) => other !== path)
      waiting = reason === 'intent' ? [path, ...others] : [...others, path]
      fill()
    },
    clear: () => void (waiting = []),
  }
}
