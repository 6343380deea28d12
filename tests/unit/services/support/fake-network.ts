export interface Call {
  url: string
  init: RequestInit
  headers: Record<string, string>
}

export type Answer = (call: Call) => Response | Promise<Response>

export interface FakeNetwork {
  fetch: typeof globalThis.fetch
  calls: Call[]
  /** What the next calls are answered with; the last answer stays. */
  answer: (...answers: Answer[]) => void
}

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(JSON.stringify(value), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    })

export const text =
  (body: string | null, status = 200, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(body, { status, headers })

export const html = (status = 200): Answer =>
  text('<!doctype html><title>Provider</title>', status, { 'Content-Type': 'text/html' })

/** A redirect that fetch was told not to follow: it shows nothing of it. */
export const redirect: Answer = () =>
  Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    ok: { value: false },
    status: { value: 0 },
  })

export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

const rejection = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    // What fetch does: it rejects with the reason of its signal.
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** Never answers; ends as fetch does when its signal is aborted. */
export const silence: Answer = ({ init }) => rejection(init.signal ?? new AbortController().signal)

/** Answers, and then goes on without an end to the body. */
export const endless =
  (status = 200): Answer =>
  ({ init }) =>
    Object.assign(new Response(null, { status }), {
      text: () => rejection(init.signal ?? new AbortController().signal),
    })

/** Answers, and breaks off in the middle of the body. */
export const brokenOff =
  (status = 200): Answer =>
  () =>
    Object.assign(new Response(null, { status }), { text: () => Promise.reject(new TypeError('terminated')) })

export function fakeNetwork(...first: Answer[]): FakeNetwork {
  let answers = first
  const calls: Call[] = []
  return {
    calls,
    answer: (...next) => void (answers = next),
    fetch: (input, init = {}) => {
      const url = input instanceof Request ? input.url : input.toString()
      const call = { url, init, headers: Object.fromEntries(new Headers(init.headers)) }
      calls.push(call)
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? unreachable
      return Promise.resolve(answer(call))
    },
  }
}
