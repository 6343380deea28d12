import { Hono, type Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { outcomes, type Payment } from '../../payments/payments.ts'
import { planName } from '../../payments/plans.ts'
import { localeOf, type ApiEnv } from '../api-context.ts'
import { missingPayPage, payPage } from '../pages/pay-page.ts'
import { policy } from '../pages/style.ts'
import { Refusal } from '../problem.ts'

/** The page where a payment is made, for people. Its address is as hard to guess as a password. */
export function payRoutes({ plans, payments, settlePayment, links }: Deps) {
  const routes = new Hono<ApiEnv>()
  const back = ({ id, locale }: Payment, { req }: Context<ApiEnv>): string =>
    links.afterPayment(locale, id, req.url)

  const missing = (context: Context<ApiEnv>) => {
    context.header('Content-Security-Policy', policy())
    return context.html(missingPayPage(localeOf(context)), 404)
  }

  routes.get('/:id', (context) => {
    const payment = payments.find(context.req.param('id'))
    const plan = payment && plans.find(payment.plan)
    if (!payment || !plan) return missing(context)
    const site = back(payment, context)
    // Browsers hold a form to this also where its answer leads on.
    context.header('Content-Security-Policy', policy([new URL(site).origin]))
    return context.html(payPage(payment, planName(plan, payment.locale), site))
  })

  routes.post('/:id', async (context) => {
    const payment = payments.find(context.req.param('id'))
    if (!payment) return missing(context)
    const chosen = (await context.req.parseBody())['outcome']
    const outcome = outcomes.find((known) => known === chosen)
    if (!outcome) throw new Refusal(400, `"outcome" is one of: ${outcomes.join(', ')}.`)
    settlePayment(payment, outcome)
    return context.redirect(back(payment, context), 303)
  })

  return routes
}
