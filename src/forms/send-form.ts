import type { FormModel } from '#site/types.ts'
import { HttpError } from '../services/http-error.ts'
import type { CallOptions, HttpClient } from '../services/http-client.ts'
import { isRecord } from '../services/is-record.ts'
import type { Problem } from '../services/problem.ts'
import type { FormValues } from './form-values.ts'

/** A form that the server did not take. */
export interface Refusal {
  readonly kind: 'refused'
  readonly status: number
  /** What the server says about it, where it does. */
  readonly problem: Problem | null
  /** Seconds after which the server asks to try again. */
  readonly retryAfter: number | null
}

/** The answer to a form: taken, refused, never arrived, not to be understood, or no longer waited for. */
export type FormAnswer =
  | { readonly kind: 'taken'; readonly token: string | null }
  | Refusal
  | { readonly kind: 'unreachable' | 'malformed' | 'aborted' }

const call = (http: HttpClient, { method, path }: FormModel, values: FormValues, options: CallOptions) => {
  switch (method) {
    case 'GET':
      return http.get(path, { ...options, query: values })
    case 'POST':
      return http.post(path, values, options)
    case 'PUT':
      return http.put(path, values, options)
    case 'PATCH':
      return http.patch(path, values, options)
    case 'DELETE':
      return http.delete(path, values, options)
  }
}

/** The text under the name that the form gives the token; an empty one is none. */
function tokenOf(name: string, body: unknown): string | null {
  const token = isRecord(body) && Object.hasOwn(body, name) ? body[name] : null
  return typeof token === 'string' && token !== '' ? token : null
}

/** A token that was promised and is not there makes the answer one that nobody understands. */
function answerOf({ success }: FormModel, body: unknown): FormAnswer {
  if (success.saveToken === undefined) return { kind: 'taken', token: null }
  const token = tokenOf(success.saveToken, body)
  return token === null ? { kind: 'malformed' } : { kind: 'taken', token }
}

function answerTo(error: unknown): FormAnswer {
  if (!(error instanceof HttpError)) throw error
  const { kind, status, problem, retryAfter } = error
  if (kind === 'http' && status !== null) return { kind: 'refused', status, problem, retryAfter }
  if (kind === 'aborted' || kind === 'malformed') return { kind }
  return { kind: 'unreachable' }
}

/** Sends a form to the provider's API, as JSON; with GET as a query. Fails only by a mistake in the code. */
export const sendForm = (
  http: HttpClient,
  form: FormModel,
  values: FormValues,
  signal: AbortSignal,
): Promise<FormAnswer> => call(http, form, values, { signal }).then((body) => answerOf(form, body), answerTo)
