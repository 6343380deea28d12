import { STATUS_CODES } from 'node:http'

/** One value that is wrong, found by its JSON pointer. */
export interface FieldError {
  readonly pointer: string
  readonly code: string
  readonly detail: string
}

interface RefusalDetails {
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
}

/** A call that is not done as asked: it becomes the answer of the call, as RFC 9457 has it. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, detail: string, { errors = [], headers = {} }: RefusalDetails = {}) {
    super(detail)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

export const signInFirst = (): Refusal =>
  new Refusal(401, 'Sign in first.', { headers: { 'WWW-Authenticate': 'Bearer' } })

export const wrongField = (pointer: string, code: string, detail: string): Refusal =>
  new Refusal(422, 'Some values are not accepted.', { errors: [{ pointer, code, detail }] })

/** The answer that a refusal stands for. */
export function problemResponse({ status, message, errors, headers }: Refusal): Response {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: message }
  const body = errors.length > 0 ? { ...problem, errors } : problem
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  })
}
