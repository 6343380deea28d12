export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface Session {
  /** The credential, or null for a visitor who is not signed in; empty counts as absent. */
  get: () => string | null
  set: (token: string | null) => void
}

interface SessionOptions {
  key: string
  /** A function, because touching a blocked storage throws; null keeps the token in memory. */
  storage: () => SessionStorage | null
}

function open(storage: SessionOptions['storage']): SessionStorage | null {
  try {
    return storage()
  } catch {
    return null
  }
}

/** The one stored value of a signed-in visitor. Where storage is blocked, it lasts as long as the page. */
export function createSession({ key, storage }: SessionOptions): Session {
  const store = open(storage)
  let memory: string | null = null

  return {
    get() {
      try {
        const token = memory ?? store?.getItem(key) ?? ''
        return token === '' ? null : token
      } catch {
        return memory
      }
    },
    set(token) {
      memory = null
      try {
        if (token) store?.setItem(key, token)
        else store?.removeItem(key)
        if (!store) memory = token
      } catch {
        memory = token
      }
    },
  }
}
