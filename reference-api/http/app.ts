import { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { answerErrors } from './answer-errors.ts'
import type { ApiEnv } from './api-context.ts'
import { Refusal } from './problem.ts'
import { authRoutes } from './routes/auth-routes.ts'
import { meRoutes } from './routes/me-routes.ts'
import { messageRoutes } from './routes/message-routes.ts'
import { outboxRoutes } from './routes/outbox-routes.ts'
import { payRoutes } from './routes/pay-routes.ts'
import { paymentRoutes } from './routes/payment-routes.ts'
import { planRoutes } from './routes/plan-routes.ts'

/** Bytes; the longest message in any script fits in several times. */
const largestBody = 64 * 1024

const document = {
  openapi: '3.1.0',
  info: {
    title: 'The API of the provider',
    version: '1',
    description:
      'Texts and mails follow Accept-Language: en, ru or uk. A refusal is a problem as RFC 9457 has it.',
  },
  servers: [{ url: '/api' }],
}

const safeHeaders = createMiddleware(async (context, next) => {
  await next()
  const { headers } = context.res
  headers.set('Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Content-Type-Options', 'nosniff')
  if (!headers.has('Content-Security-Policy')) {
    headers.set('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`)
  }
})

function contractRoutes(deps: Deps) {
  const api = new OpenAPIHono<ApiEnv>()
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  api.route('/auth', authRoutes(deps))
  api.route('/me', meRoutes(deps))
  api.route('/plans', planRoutes(deps))
  api.route('/payments', paymentRoutes(deps))
  api.route('/messages', messageRoutes(deps))
  api.doc31('/openapi.json', document)
  return api
}

/** Everything that is answered, with nothing of where it is served. */
export function createApp(deps: Deps, log: (error: unknown) => void): Hono<ApiEnv> {
  const tooBig = () => {
    throw new Refusal(413, `A body takes at most ${largestBody / 1024} KiB.`)
  }
  const app = new Hono<ApiEnv>()
  app.onError(answerErrors(log))
  app.notFound(() => {
    throw new Refusal(404, 'There is no such call.')
  })
  app.use(safeHeaders)
  app.use(bodyLimit({ maxSize: largestBody, onError: tooBig }))
  app.route('/api', contractRoutes(deps))
  app.route('/api/pay', payRoutes(deps))
  app.route('/', outboxRoutes(deps))
  return app
}
