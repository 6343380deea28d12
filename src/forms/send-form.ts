import type { FormModel } from '#site/types.ts'
import type { Session } from '../services/session.ts'
import type { FormValues } from './form-values.ts'

/** The answer to a form: taken, refused with a status, or never arrived. */
export type FormAnswer =
  | { readonly kind: 'taken'; readonly body: unknown }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' }

export type SendForm = (form: FormModel, values: FormValues, signal: AbortSignal) => Promise<FormAnswer>

interface FormSenderOptions {
  fetch: typeof globalThis.fetch
  session: Pick<Session, 'get'>
  /** Address of the API; the token goes nowhere else. */
  base: string
}

function withQuery(url: string, values: FormValues): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null)
  return `${url}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()}`
}

/** Sends forms to the provider's API, as JSON. */
export function createFormSender({ fetch, session, base }: FormSenderOptions): SendForm {
  return async (form, values, signal) => {
    const token = session.get()
    const read = form.method === 'GET'
    const headers = {
      Accept: 'application/json',
      ...(read ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    }
    try {
      const response = await fetch(read ? withQuery(base + form.path, values) : base + form.path, {
        method: form.method,
        headers,
        signal,
        ...(read ? {} : { body: JSON.stringify(values) }),
      })
      if (!response.ok) return { kind: 'refused', status: response.status }
      // 204 and the like have no body.
      return { kind: 'taken', body: await response.json().catch(() => null) }
    } catch {
      return { kind: 'unreachable' }
    }
  }
}
