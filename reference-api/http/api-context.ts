import type { Context } from 'hono'
import type { Session } from '../accounts/sessions.ts'
import { chooseLocale } from '../core/choose-locale.ts'
import { locales } from '../core/locales.ts'

/** What the API is told of a request beside the request itself. */
export interface Visitor {
  /** Network address of the caller. */
  readonly caller: string
}

export interface ApiEnv {
  Bindings: Visitor
}

/** With somebody who is signed in. */
export interface MemberEnv extends ApiEnv {
  Variables: { session: Session }
}

/** The language that an answer, or a mail that follows from it, is to be in. */
export const localeOf = (context: Context): string =>
  chooseLocale(context.req.header('Accept-Language'), locales)
