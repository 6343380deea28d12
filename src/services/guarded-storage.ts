export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Touching a blocked storage throws, so it is opened by a function; some browsers answer null instead. */
export type OpenStorage = () => StorageArea | null

/** A storage that never throws: what it cannot keep lasts as long as the page. */
export interface GuardedStorage {
  readonly read: (key: string) => string | null
  /** Writes a value, or removes it with null. True when that outlives the page. */
  readonly write: (key: string, value: string | null) => boolean
  /** Forgets what only this page knows of a key: another tab has stored something newer. */
  readonly reread: (key: string) => void
}

/** Wraps a storage; without one, everything stays in memory. */
export function createGuardedStorage(open?: OpenStorage): GuardedStorage {
  // Null is remembered too: a value that could not be removed must not come back.
  const memory = new Map<string, string | null>()

  const attempt = <Value>(use: (area: StorageArea) => Value, otherwise: Value): Value => {
    try {
      const area = open?.()
      return area ? use(area) : otherwise
    } catch {
      return otherwise
    }
  }

  return {
    read: (key) => memory.get(key) ?? (memory.has(key) ? null : attempt((area) => area.getItem(key), null)),
    write(key, value) {
      const stored = attempt((area) => {
        if (value === null) area.removeItem(key)
        else area.setItem(key, value)
        return true
      }, false)
      if (stored) memory.delete(key)
      else memory.set(key, value)
      return stored
    },
    reread: (key) => void memory.delete(key),
  }
}
