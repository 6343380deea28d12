import { readPayload, type PagePayload } from './payload.ts'

export type PayloadErrorKind = 'network' | 'http' | 'malformed'

/** A payload could not be had; `kind` says why and `cause` keeps the error underneath. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError'
  readonly kind: PayloadErrorKind
  readonly url: string

  constructor(kind: PayloadErrorKind, url: string, cause?: unknown) {
    super(`No payload at ${url} (${kind})`, { cause })
    this.kind = kind
    this.url = url
  }
}

export interface Payloads {
  /** The payload of a path; a failure is forgotten, so that the next call tries again. */
  load: (path: string) => Promise<PagePayload>
}

/** Where the payload of a page lies: beside its HTML. */
export const payloadUrl = (path: string): string => `${path === '/' ? '' : path}/_payload.json`

async function fetchPayload(fetch: typeof globalThis.fetch, url: string): Promise<PagePayload> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new PayloadError('network', url, cause)
  })
  if (!response.ok) throw new PayloadError('http', url, response.status)
  // A host that answers every path with HTML says 200 all the same: that is no JSON either.
  const value: unknown = await response.json().catch((cause: unknown) => {
    throw new PayloadError('malformed', url, cause)
  })
  const payload = readPayload(value)
  if (!payload?.page) throw new PayloadError('malformed', url, value)
  return payload
}

/** Payloads by path, each fetched once. */
export function createPayloads({ fetch }: { fetch: typeof globalThis.fetch }): Payloads {
  const loaded = new Map<string, PagePayload>()
  const loading = new Map<string, Promise<PagePayload>>()

  const load = async (path: string): Promise<PagePayload> => {
    try {
      const payload = await fetchPayload(fetch, payloadUrl(path))
      loaded.set(path, payload)
      return payload
    } finally {
      loading.delete(path)
    }
  }

  return {
    load(path) {
      const known = loaded.get(path)
      if (known) return Promise.resolve(known)
      const promise = loading.get(path) ?? load(path)
      loading.set(path, promise)
      return promise
    },
  }
}
