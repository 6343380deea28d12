import type { Clock } from './clock.ts'
import { HttpError } from './http-error.ts'

/** What is known: nothing yet, a state by its name, or that it cannot be found out. */
export type Watched =
  { readonly kind: 'asking' | 'failed' } | { readonly kind: 'state'; readonly state: string }

export interface StateWatch {
  /** Asks at once and, while that is to be waited for, again and again. */
  readonly start: () => void
  readonly stop: () => void
}

interface StateWatchDeps {
  ask: () => Promise<string>
  /** Whether a state is to be followed by another one. */
  waits: (state: string) => boolean
  tell: (watched: Watched) => void
  clock: Clock
  /** The document: nobody waits while it is hidden. */
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/** Milliseconds from one question to the next: soon at first, for most things are over soon. */
const pauses = [1000, 2000, 4000, 8000, 15_000] as const
const longestPause = 30_000

/** Seconds that the server asks to wait; null when it does not, and the failure is one. */
const askedToWait = (error: unknown): number | null => (error instanceof HttpError ? error.retryAfter : null)

/** Asks the server for a state until it is a final one, with growing pauses, and not while nobody looks. */
export function createStateWatch({ ask, waits, tell, clock, page }: StateWatchDeps): StateWatch {
  /** Counts the starts and stops: an answer to an earlier one is not listened to. */
  let turn = 0
  let timer: number | null = null
  /** Whether to ask when the page is seen again. */
  let due = false
  let asked = 0

  const isHidden = (): boolean => page.visibilityState === 'hidden'

  const clear = (): void => {
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
    due = false
  }

  const later = (pause: number): void => {
    due = true
    if (!isHidden()) timer = clock.setTimeout(look, pause)
  }

  const nextPause = (): number => pauses[asked++] ?? longestPause

  function look(): void {
    clear()
    const mine = turn
    const listen = (act: () => void): void => {
      if (mine === turn) act()
    }
    ask().then(
      (state) =>
        listen(() => {
          tell({ kind: 'state', state })
          if (waits(state)) later(nextPause())
        }),
      (error: unknown) =>
        listen(() => {
          const seconds = askedToWait(error)
          if (seconds === null) tell({ kind: 'failed' })
          else later(Math.max(seconds * 1000, nextPause()))
        }),
    )
  }

  const onVisibility = (): void => {
    if (!due) return
    if (!isHidden()) {
      look()
      return
    }
    if (timer !== null) clock.clearTimeout(timer)
    timer = null
  }

  const stop = (): void => {
    turn += 1
    clear()
    page.removeEventListener('visibilitychange', onVisibility)
  }

  return {
    start() {
      stop()
      asked = 0
      tell({ kind: 'asking' })
      page.addEventListener('visibilitychange', onVisibility)
      look()
    },
    stop,
  }
}
