import { longestDelay, type Clock } from './clock.ts'
import { HttpError, retryAfterSeconds, type HttpRequest } from './http-error.ts'
import { readProblem } from './problem.ts'

export interface RequestDeps {
  /** Called bare, as `fetch` is. */
  fetch: typeof globalThis.fetch
  clock: Clock
}

export interface RequestOptions {
  init?: Omit<RequestInit, 'method' | 'signal'>
  /** Each of them aborts the call. */
  signals?: readonly AbortSignal[]
  /** Seconds until the call is given up, the reading of the answer included; 0 for never. */
  timeoutSeconds?: number
}

/** What may end a call early; the first of the signals and the timeout says why. */
function createStop(
  clock: Clock,
  request: HttpRequest,
  { signals = [], timeoutSeconds = 0 }: RequestOptions,
) {
  const controller = new AbortController()
  const done = new AbortController()
  let error: HttpError | null = null

  const stop = (kind: 'aborted' | 'timeout', cause?: unknown): void => {
    error ??= new HttpError(kind, request, { cause })
    controller.abort(error)
  }
  for (const signal of signals) {
    const abort = (): void => stop('aborted', signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: done.signal })
  }
  const delay = Math.min(timeoutSeconds * 1000, longestDelay)
  const timer = delay > 0 ? clock.setTimeout(() => stop('timeout'), delay) : null

  return {
    signal: controller.signal,
    error: (): HttpError | null => error,
    release(): void {
      done.abort()
      if (timer !== null) clock.clearTimeout(timer)
    },
  }
}

/** The value of a JSON text; undefined for an empty one (204 and the like). Throws a SyntaxError. */
const parse = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text))

function parseOrNothing(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/**
 * One call, answered with the value of its JSON, or undefined where the body is empty. Fails with an HttpError
 * and nothing else; a page of HTML in place of JSON is `malformed`, whatever its status says.
 */
export async function requestJson(
  { fetch, clock }: RequestDeps,
  request: HttpRequest,
  options: RequestOptions = {},
): Promise<unknown> {
  const stop = createStop(clock, request, options)
  const network = (cause: unknown): HttpError => stop.error() ?? new HttpError('network', request, { cause })

  try {
    const early = stop.error()
    if (early) throw early
    const init = { ...options.init, method: request.method, signal: stop.signal }
    const response = await fetch(request.url, init).catch((cause: unknown) => {
      throw network(cause)
    })
    const { ok, status, headers, type } = response
    // A redirect that was not followed; it does not tell where to.
    if (type === 'opaqueredirect') throw new HttpError('malformed', request)
    const text = await response.text().catch((cause: unknown) => {
      if (ok || stop.error()) throw network(cause)
      // The refusal itself has arrived; only its explanation is lost.
      return ''
    })
    if (!ok) {
      const problem = readProblem(parseOrNothing(text))
      throw new HttpError('http', request, {
        status,
        problem,
        retryAfter: retryAfterSeconds(headers, clock.now()),
      })
    }
    try {
      return parse(text)
    } catch (cause) {
      throw new HttpError('malformed', request, { status, cause })
    }
  } finally {
    stop.release()
  }
}
