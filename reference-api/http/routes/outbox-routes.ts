import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isoTime } from '../../core/clock.ts'
import type { Deps } from '../../deps.ts'
import type { ApiEnv } from '../api-context.ts'
import { outboxPage } from '../pages/outbox-page.ts'
import { policy } from '../pages/style.ts'
import { Refusal } from '../problem.ts'

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address)

/** A page of another site whose name is made to lead here keeps its name. */
const isLocalName = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)

/** Mails hold codes for new passwords: nobody reads them from another machine, or through a proxy. */
const onlyHere = createMiddleware<ApiEnv>(async (context, next) => {
  const { req, env } = context
  const proxied = ['Forwarded', 'X-Forwarded-For'].some((name) => req.header(name) !== undefined)
  if (proxied || !isLoopback(env.caller) || !isLocalName(req.header('Host') ?? 'localhost')) {
    throw new Refusal(403, 'Mails can be read on the machine only that this runs on.')
  }
  await next()
})

/** What would have been sent by mail. */
export function outboxRoutes({ outbox }: Deps) {
  const routes = new Hono<ApiEnv>()
  routes.use('/outbox', onlyHere)
  routes.use('/outbox.json', onlyHere)
  routes.get('/outbox', (context) => {
    context.header('Content-Security-Policy', policy())
    return context.html(outboxPage(outbox.list(context.req.query('to'))))
  })
  routes.get('/outbox.json', (context) => {
    const items = outbox.list(context.req.query('to'))
    return context.json({ items: items.map((mail) => ({ ...mail, sentAt: isoTime(mail.sentAt) })) })
  })
  return routes
}
