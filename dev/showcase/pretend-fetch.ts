/** An answer of the server; or none yet; or no connection. */
export type Answer =
  | { readonly status?: number; readonly json?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'waiting'
  | 'offline'

/** By path inside the base of the API, without query. */
export type Answers = Readonly<Record<string, Answer>>

/** Path of an address, without a slash at its end. */
const pathOf = (address: string | URL): string =>
  new URL(address, window.location.href).pathname.replace(/\/+$/, '')

/** A `fetch` that asks nobody; what is not among the answers is empty. */
export function createPretendFetch(base: string, answers: Answers): typeof fetch {
  const start = pathOf(base).length
  return async (input) => {
    const path = pathOf(input instanceof Request ? input.url : input).slice(start)
    const answer = answers[path] ?? {}
    if (answer === 'offline') throw new TypeError('No connection')
    if (answer === 'waiting') return new Promise(() => undefined)
    const { status = 200, json = {}, headers = {} } = answer
    return new Response(JSON.stringify(json), { status, headers })
  }
}
