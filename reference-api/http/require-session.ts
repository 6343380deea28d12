import { createMiddleware } from 'hono/factory'
import type { Sessions } from '../accounts/sessions.ts'
import type { MemberEnv } from './api-context.ts'
import { signInFirst } from './problem.ts'

/** The token of an Authorization header. */
export const tokenOf = (header: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(header?.trim() ?? '')?.[1] ?? null

/** Lets only those through who are signed in. */
export const requireSession = (sessions: Sessions) =>
  createMiddleware<MemberEnv>(async (context, next) => {
    const token = tokenOf(context.req.header('Authorization'))
    const session = token === null ? null : sessions.find(token)
    if (!session) throw signInFirst()
    context.set('session', session)
    await next()
  })
