import { HttpError, type HttpRequest } from './http-error.ts'
import { requestJson, type RequestDeps } from './request-json.ts'

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface CallOptions {
  /** Null and undefined are left out. */
  readonly query?: Query
  readonly signal?: AbortSignal | undefined
  /** Seconds, in place of the client's own; 0 for never. */
  readonly timeoutSeconds?: number
  /** Lets the call outlive a navigation and the page itself: a sign-out, say. */
  readonly keepalive?: boolean
  /** Has the server do the same thing once, however often it is asked to. */
  readonly idempotencyKey?: string | undefined
  /** A 401 is about what is sent here, a password say, and not about the session. */
  readonly keepSession?: boolean
}

/**
 * Paths begin with "/" and lie inside the base. Each call answers with the JSON value, undefined for an empty
 * body, or fails with an HttpError.
 */
export interface HttpClient {
  readonly get: (path: string, options?: CallOptions) => Promise<unknown>
  readonly post: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>
  readonly put: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>
  readonly patch: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>
  /** Sends its payload in the body, as the others do. */
  readonly delete: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>
  /** Aborts everything under way, on leaving a page. */
  readonly abortAll: () => void
}

interface HttpClientDeps extends RequestDeps {
  /** A path (`/api`) or an address with one (`https://api.example/v1`); the token goes nowhere else. */
  base: string
  /** Read before every call; null for a visitor who is not signed in. */
  token: () => string | null
  /** Language of the visitor now: that of mails and messages which the server writes. */
  language: () => string
  /** Seconds; 0 for never. */
  timeoutSeconds: number
  /** The server no longer knows this token. Called once for each, and not for one that was replaced meanwhile. */
  onUnauthorized: (token: string) => void
}

/** True when the path may leave the base: dot segments (encoded ones too), "//", "\", control characters, "#". */
function leavesBase(path: string): boolean {
  const pathname = path.replace(/\?.*/s, '')
  // eslint-disable-next-line no-control-regex -- browsers drop tabs and line breaks from addresses: "/.\t./"
  if (!path.startsWith('/') || /[\x00-\x20\x7f\\#]/.test(path) || pathname.includes('//')) return true
  try {
    // ";" opens a parameter that Java servers cut off first: "/..;/".
    return /(^|[/\\])\.\.?([/\\;]|$)/.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  if (given.length === 0) return path
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}

/** Those of the headers that have a value. */
const headersOf = (headers: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])))

const initOf = (
  body: unknown,
  headers: Readonly<Record<string, string | null | undefined>>,
): Omit<RequestInit, 'method' | 'signal'> => ({
  headers: headersOf({
    Accept: 'application/json, application/problem+json',
    'Content-Type': body === undefined ? null : 'application/json',
    ...headers,
  }),
  body: body === undefined ? null : JSON.stringify(body),
  // Followed, a redirect takes the token wherever the server points: to any path of the origin, and with older
  // browsers to other origins too. An API has no need of one.
  redirect: 'manual',
})

/** The client for the provider's API. A path outside the base is a mistake in the code: a TypeError. */
export function createHttpClient({
  base,
  token,
  language,
  timeoutSeconds,
  onUnauthorized,
  ...deps
}: HttpClientDeps): HttpClient {
  const root = base.replace(/\/+$/, '')
  let visit = new AbortController()
  let ended: string | null = null

  const call = async (
    method: HttpRequest['method'],
    path: string,
    body: unknown,
    options: CallOptions = {},
  ) => {
    if (leavesBase(path)) throw new TypeError(`${method} ${path}: not a path inside ${base}`)
    const { keepalive = false, signal, idempotencyKey, keepSession = false } = options
    const sent = token()
    const headers = {
      'Accept-Language': language(),
      Authorization: sent && `Bearer ${sent}`,
      'Idempotency-Key': idempotencyKey,
    }
    try {
      const request = { method, url: root + withQuery(path, options.query) }
      return await requestJson(deps, request, {
        init: { ...initOf(body, headers), keepalive },
        timeoutSeconds: options.timeoutSeconds ?? timeoutSeconds,
        signals: [...(keepalive ? [] : [visit.signal]), ...(signal ? [signal] : [])],
      })
    } catch (error) {
      const refused = !keepSession && error instanceof HttpError && error.status === 401
      if (refused && sent && sent !== ended && sent === token()) {
        ended = sent
        onUnauthorized(sent)
      }
      throw error
    }
  }

  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, body, options) => call('DELETE', path, body, options),
    abortAll() {
      visit.abort()
      visit = new AbortController()
    },
  }
}
