import type * as runtime from './runtime.ts'

/** What the runtime exports. */
export type Runtime = typeof runtime

interface TakeoverDeps {
  /** Settles when the document is complete. */
  parsed: Promise<unknown>
  load: () => Promise<Runtime>
  boot: Omit<Parameters<Runtime['start']>[0], 'ready'>
  /** Called when the runtime has taken over. */
  onReady: () => void
}

/** How far the runtime is. */
type Phase = 'waiting' | 'started' | 'ready'

export interface Takeover {
  /** Starts the runtime, once. */
  readonly start: () => void
  readonly phase: () => Phase
}

/** Starts the runtime when it is wanted, and hands the page over to it. */
export function createTakeover({ parsed, load, boot, onReady }: TakeoverDeps): Takeover {
  let phase: Phase = 'waiting'
  const ready = (): void => {
    phase = 'ready'
    onReady()
  }
  return {
    start() {
      if (phase !== 'waiting') return
      phase = 'started'
      void parsed
        .then(load)
        // What the runtime itself fails with is not for the guard of its chunks.
        .then((runtime) => runtime.start({ ...boot, ready }), boot.chunkFailed)
    },
    phase: () => phase,
  }
}
