import type { Problem } from './problem.ts'

/**
 * What went wrong: `http` the server refused, `network` nothing (complete) arrived, `timeout` it took too long,
 * `aborted` nobody waits for it any more, `malformed` what arrived is not what was asked for.
 */
export type HttpErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'malformed'

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
}

interface HttpErrorDetails {
  status?: number
  problem?: Problem | null
  retryAfter?: number | null
  cause?: unknown
}

/** The one error of every call; `cause` keeps what is underneath. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly kind: HttpErrorKind
  readonly request: HttpRequest
  /** HTTP status; null when there was no answer. */
  readonly status: number | null
  /** What the server says about it, where it does. */
  readonly problem: Problem | null
  /** Seconds after which the server asks to try again. */
  readonly retryAfter: number | null

  constructor(kind: HttpErrorKind, { method, url }: HttpRequest, details: HttpErrorDetails = {}) {
    const { status = null, problem = null, retryAfter = null, cause } = details
    super(`${method} ${url}: ${kind}${status === null ? '' : ` ${status}`}`, { cause })
    this.kind = kind
    this.request = { method, url }
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

/**
 * Seconds that an answer asks to wait (Retry-After: a number of seconds or a date), or null. A date is held
 * against the answer's own Date: a visitor's clock is often wrong. `now` in milliseconds.
 */
export function retryAfterSeconds(headers: Pick<Headers, 'get'>, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value)
  // Date.parse takes much for a date that is none, "-5" for one; HTTP dates end in GMT.
  const at = value.endsWith('GMT') ? Date.parse(value) : NaN
  if (Number.isNaN(at)) return null
  const sent = Date.parse(headers.get('date') ?? '')
  return Math.max(0, Math.ceil((at - (Number.isNaN(sent) ? now : sent)) / 1000))
}
