import type { FormModel } from '#site/types.ts'
import { allowedAddress } from '../routing/allowed-address.ts'
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
  | {
      readonly kind: 'taken'
      readonly token: string | null
      /** Where to go, one of the places that the configuration allows. */
      readonly address: string | null
    }
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

/** The text under a name of the answer; an empty one is none. */
function textOf(name: string, body: unknown): string | null {
  const text = isRecord(body) && Object.hasOwn(body, name) ? body[name] : null
  return typeof text === 'string' && text !== '' ? text : null
}

/** The address that an answer leads to, where it may be gone to. */
function addressOf({ goTo }: FormModel['success'], body: unknown, origin: string): string | null {
  if (typeof goTo !== 'object' || !('address' in goTo)) return null
  return allowedAddress(textOf(goTo.address, body), { origin, hosts: goTo.hosts })
}

const leadsOut = ({ goTo }: FormModel['success']): boolean => typeof goTo === 'object' && 'address' in goTo

/** Visible ASCII: nothing else goes into a header. */
const isSendable = (token: string): boolean => /^[!-~]+$/.test(token)

/** A token or an address that was promised and is not there, or of no use, makes the answer one that nobody understands. */
function answerOf({ success }: FormModel, body: unknown, origin: string): FormAnswer {
  const token = success.saveToken === undefined ? null : textOf(success.saveToken, body)
  const address = addressOf(success, body, origin)
  const isMissing =
    (success.saveToken !== undefined && !(token && isSendable(token))) || (leadsOut(success) && !address)
  return isMissing ? { kind: 'malformed' } : { kind: 'taken', token, address }
}

function answerTo(error: unknown): FormAnswer {
  if (!(error instanceof HttpError)) throw error
  const { kind, status, problem, retryAfter } = error
  if (kind === 'http' && status !== null) return { kind: 'refused', status, problem, retryAfter }
  if (kind === 'aborted' || kind === 'malformed') return { kind }
  return { kind: 'unreachable' }
}

interface Sending {
  /** Origin of this site. */
  readonly origin: string
  readonly signal: AbortSignal
  readonly idempotencyKey?: string | undefined
}

/** Sends a form to the provider's API, as JSON; with GET as a query. Fails only by a mistake in the code. */
export const sendForm = (
  http: HttpClient,
  form: FormModel,
  values: FormValues,
  { origin, ...options }: Sending,
): Promise<FormAnswer> =>
  // Who signs in has no session to lose: a wrong password is no end of one, in whatever tab it lives.
  call(http, form, values, { ...options, keepSession: form.success.saveToken !== undefined }).then(
    (body) => answerOf(form, body, origin),
    answerTo,
  )
