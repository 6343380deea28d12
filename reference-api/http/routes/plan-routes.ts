import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { formatAmount } from '../../core/money.ts'
import type { Deps } from '../../deps.ts'
import { planName } from '../../payments/plans.ts'
import { localeOf, type ApiEnv } from '../api-context.ts'
import { json } from '../describe.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { plan } from '../schemas.ts'

const list = createRoute({
  method: 'get',
  path: '/',
  summary: 'What can be bought.',
  responses: { 200: json('The plans.', z.object({ items: z.array(plan) })) },
})

export function planRoutes({ plans }: Deps) {
  const routes = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  return routes.openapi(list, (context) => {
    const items = plans.list().map((found) => ({
      id: found.id,
      name: planName(found, localeOf(context)),
      price: formatAmount(found.amount),
      currency: found.currency,
    }))
    return context.json({ items }, 200)
  })
}
