import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { localeOf, type ApiEnv } from '../api-context.ts'
import { body, json, refused } from '../describe.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { message } from '../schemas.ts'
import { throttle } from '../throttle.ts'

const send = createRoute({
  method: 'post',
  path: '/',
  summary: 'Writes to the provider.',
  request: { body: body(message) },
  responses: { 202: json('Taken.', z.object({})), ...refused(422, 429) },
})

export function messageRoutes({ messages, limits }: Deps) {
  const routes = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  return routes.openapi(send, (context) => {
    throttle(limits, 'callerMessages', context.env.caller)
    messages.take(context.req.valid('json'), localeOf(context))
    return context.json({}, 202)
  })
}
