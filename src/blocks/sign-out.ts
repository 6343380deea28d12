import { HttpError } from '../services/http-error.ts'
import type { HttpClient } from '../services/http-client.ts'
import type { Services } from '../services/services-context.ts'
import type { BlockOf } from './block-props.ts'

type Call = NonNullable<BlockOf<'signOut'>['send']>

const verbs = { POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

function tell(http: HttpClient, { method, path }: Call): Promise<unknown> {
  // Sent even when the visitor is gone by then.
  const options = { keepalive: true }
  return method === 'GET' ? http.get(path, options) : http[verbs[method]](path, undefined, options)
}

/** A server that knows the session no more needs no telling. */
const knows = (error: unknown): boolean => error instanceof HttpError && error.status === 401

/**
 * Ends the session here in any case, forgets what was typed, and tells the server, which may be down. Says whether
 * the server knows.
 */
export async function signOut(
  { session, http, forms }: Pick<Services, 'session' | 'http' | 'forms'>,
  send: Call | undefined,
): Promise<boolean> {
  if (session.get() === null) return true
  // First, for it takes the token along.
  const told = send === undefined ? null : tell(http, send)
  forms.forgetAll()
  session.clear()
  try {
    await told
    return true
  } catch (error) {
    return knows(error)
  }
}
