import type { FormModel } from '#site/types.ts'
import { HttpError } from '../services/http-error.ts'
import type { CallOptions, HttpClient } from '../services/http-client.ts'
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
  | { readonly kind: 'taken'; readonly body: unknown }
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

function answerTo(error: unknown): FormAnswer {
  if (!(error instanceof HttpError)) throw error
  const { kind, status, problem, retryAfter } = error
  if (kind === 'http' && status !== null) return { kind: 'refused', status, problem, retryAfter }
  if (kind === 'aborted' || kind === 'malformed') return { kind }
  return { kind: 'unreachable' }
}

/** Sends a form to the provider's API, as JSON; with GET as a query. */
export const sendForm = (
  http: HttpClient,
  form: FormModel,
  values: FormValues,
  signal: AbortSignal,
): Promise<FormAnswer> =>
  call(http, form, values, { signal }).then((body) => ({ kind: 'taken', body }), answerTo)
