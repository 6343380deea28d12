import { createGuardedStorage, type OpenStorage } from './guarded-storage.ts'
import { readList } from './read-list.ts'

/** Pixels from the top left of the page. */
export interface ScrollPosition {
  readonly x: number
  readonly y: number
}

export interface ScrollPositions {
  /** Keeps where a history entry was scrolled to. */
  readonly save: (entry: string, position: ScrollPosition) => void
  /** Null where nothing is known. */
  readonly read: (entry: string) => ScrollPosition | null
}

interface ScrollPositionsDeps {
  /** The session storage: a history ends with its tab. */
  storage?: OpenStorage
  /** How many entries are remembered, the latest. */
  most?: number
}

type Saved = readonly [entry: string, x: number, y: number]

const key = 'scroll-positions'

const isSaved = (value: unknown): value is Saved =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Number.isFinite(value[1]) &&
  Number.isFinite(value[2])

/** Remembers where the pages of a tab were scrolled to, for going back to them. */
export function createScrollPositions({ storage: open, most = 50 }: ScrollPositionsDeps): ScrollPositions {
  const storage = createGuardedStorage(open)
  const saved = (): Saved[] => readList(storage.read(key), isSaved)

  return {
    save(entry, { x, y }) {
      const others = saved().filter(([other]) => other !== entry)
      storage.write(key, JSON.stringify([...others, [entry, x, y]].slice(-most)))
    },
    read(entry) {
      const found = saved().find(([other]) => other === entry)
      return found ? { x: found[1], y: found[2] } : null
    },
  }
}
