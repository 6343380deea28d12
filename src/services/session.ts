import { createGuardedStorage, type OpenStorage } from './guarded-storage.ts'

/** How long a session lives: across tabs and visits, in one tab, or until the page is left. */
export type SessionStore = 'local' | 'tab' | 'memory'

export interface Session {
  /** The credential, or null for a visitor who is not signed in. Read anew each time. */
  readonly get: () => string | null
  /** Signs in; an empty credential is none. */
  readonly set: (token: string) => void
  readonly clear: () => void
  /** Calls back once after each change, here or in another tab; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

interface SessionDeps {
  /** Name the credential is stored under. */
  key: string
  store: SessionStore
  stores: { local?: OpenStorage; tab?: OpenStorage }
  /** Storage events of the window; they tell what other tabs store. Null says that all keys are gone. */
  onStorageEvent: (listener: (event: { key: string | null }) => void) => void
  /** The page is seen again (pageshow, visibilitychange): while frozen, it was told nothing. */
  onReturn?: (listener: () => void) => void
}

/**
 * The one stored value of a signed-in visitor. Where storage is blocked it lasts as long as the page and stays
 * in it: tabs share nothing then, and a credential is not posted from one to another.
 */
export function createSession({ key, store, stores, onStorageEvent, onReturn }: SessionDeps): Session {
  const storage = createGuardedStorage(store === 'memory' ? undefined : stores[store])
  const listeners = new Set<() => void>()

  const get = (): string | null => {
    const token = storage.read(key)
    return token === '' ? null : token
  }

  let announced = get()
  const announce = (): void => {
    const token = get()
    if (token === announced) return
    announced = token
    for (const listener of listeners) {
      // A listener that changes the session has told the others already.
      if (announced !== token) return
      listener()
    }
  }

  const write = (token: string | null): void => {
    storage.write(key, token)
    announce()
  }

  onStorageEvent((event) => {
    if (event.key !== key && event.key !== null) return
    storage.reread(key)
    announce()
  })
  onReturn?.(announce)

  return {
    get,
    set: (token) => write(token === '' ? null : token),
    clear: () => write(null),
    subscribe(listener) {
      // Wrapped, so that one function may subscribe twice and end each by itself.
      const own = (): void => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
