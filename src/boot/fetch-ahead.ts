import { payloadUrl } from '../services/payloads.ts'

export interface FetchAhead {
  /** Has the browser keep files that are needed later. */
  readonly files: (urls: readonly string[]) => void
  /** Fetches the payloads of pages, for `take`. */
  readonly pages: (paths: readonly string[]) => void
  /** What was fetched for a URL, once; fetched anew where that failed. */
  readonly take: (url: string) => Promise<Response> | undefined
}

/** Fetches what comes next while there is nothing else to do; what fails is asked for again when it is needed. */
export function createFetchAhead(fetch: typeof globalThis.fetch): FetchAhead {
  const kept = new Map<string, Promise<Response | null>>()

  const ahead = async (url: string): Promise<Response | null> => {
    try {
      const response = await fetch(url, { priority: 'low' })
      return response.ok ? response : null
    } catch {
      return null
    }
  }
  return {
    files(urls) {
      // Read to the end, or it may never get into the cache.
      for (const url of urls)
        void ahead(url)
          .then((response) => response?.blob())
          .catch(() => null)
    },
    pages(paths) {
      for (const url of paths.map(payloadUrl)) {
        kept.set(url, ahead(url))
      }
    },
    take(url) {
      const response = kept.get(url)
      kept.delete(url)
      return response?.then((fetched) => fetched ?? fetch(url))
    },
  }
}
