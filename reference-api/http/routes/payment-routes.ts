import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { isSameOrder } from '../../payments/payments.ts'
import { localeOf, type MemberEnv } from '../api-context.ts'
import { body, json, members, refused } from '../describe.ts'
import { paymentAnswer } from '../payment-answer.ts'
import { Refusal, wrongField } from '../problem.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { requireSession } from '../require-session.ts'
import { payment, planId, startedPayment } from '../schemas.ts'
import { throttle } from '../throttle.ts'

const start = createRoute({
  method: 'post',
  path: '/',
  summary: 'Begins a payment. The same key with the same body gives the same answer and no second payment.',
  security: members,
  request: {
    headers: z.object({ 'Idempotency-Key': z.string().min(1).max(255) }),
    body: body(z.object({ plan: planId }).openapi('Order')),
  },
  responses: { 201: json('Where to pay.', startedPayment), ...refused(400, 401, 422, 429) },
})

const read = createRoute({
  method: 'get',
  path: '/{id}',
  summary: 'One payment.',
  security: members,
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json('The payment.', payment), ...refused(401, 404) },
})

/** Buying a plan. */
export function paymentRoutes({ sessions, plans, payments, limits, links }: Deps) {
  const routes = new OpenAPIHono<MemberEnv>({ defaultHook: refuseInvalid })
  routes.use(requireSession(sessions))

  // Nothing in here waits, so of two calls with one key the second always sees what the first has written.
  routes.openapi(start, (context) => {
    const { userId } = context.var.session
    const plan = plans.find(context.req.valid('json').plan)
    if (!plan) throw wrongField('/plan', 'notAllowed', 'Is not a plan.')
    const key = context.req.valid('header')['Idempotency-Key']
    const known = payments.findByKey(userId, key)
    if (known && !isSameOrder(known, plan)) {
      throw new Refusal(422, 'This Idempotency-Key was used for another payment.')
    }
    if (!known) throttle(limits, 'accountPayments', userId)
    const { id } = known ?? payments.start({ userId, plan, locale: localeOf(context), key })
    return context.json({ id, url: links.pay(id, context.req.url), status: 'pending' as const }, 201)
  })

  routes.openapi(read, (context) => {
    const found = payments.find(context.req.valid('param').id)
    if (found?.userId !== context.var.session.userId) throw new Refusal(404, 'There is no such payment.')
    return context.json(paymentAnswer(found), 200)
  })

  return routes
}
