import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { beyondLife } from '../../accounts/birthday.ts'
import type { Session } from '../../accounts/sessions.ts'
import type { Deps } from '../../deps.ts'
import type { MemberEnv } from '../api-context.ts'
import { body, json, members, refused } from '../describe.ts'
import { paymentAnswer } from '../payment-answer.ts'
import { signInFirst, wrongField } from '../problem.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { requireSession } from '../require-session.ts'
import * as schemas from '../schemas.ts'
import { throttle } from '../throttle.ts'
import { userAnswer } from '../user-answer.ts'

const { newPassword, password, payment, paymentFilter, profile, user } = schemas

const read = createRoute({
  method: 'get',
  path: '/',
  summary: 'Who is signed in.',
  security: members,
  responses: { 200: json('The account.', user), ...refused(401) },
})

const update = createRoute({
  method: 'patch',
  path: '/',
  summary: 'Changes the account.',
  security: members,
  request: { body: body(profile) },
  responses: { 200: json('The account as it is now.', user), ...refused(401, 422) },
})

const changePassword = createRoute({
  method: 'post',
  path: '/password',
  summary: 'Changes the password. Every other session ends.',
  security: members,
  request: { body: body(z.object({ currentPassword: password, newPassword }).openapi('PasswordChange')) },
  responses: { 204: { description: 'The password is changed.' }, ...refused(401, 422, 429) },
})

const listPayments = createRoute({
  method: 'get',
  path: '/payments',
  summary: 'Payments, the newest first.',
  security: members,
  request: { query: paymentFilter },
  responses: { 200: json('The payments.', z.object({ items: z.array(payment) })), ...refused(401, 422) },
})

/** What belongs to whoever is signed in. */
export function meRoutes({ accounts, sessions, users, payments, limits, clock }: Deps) {
  const routes = new OpenAPIHono<MemberEnv>({ defaultHook: refuseInvalid })
  routes.use(requireSession(sessions))

  const answer = ({ userId }: Session) => {
    const found = users.find(userId)
    if (!found) throw signInFirst()
    return userAnswer(found)
  }

  routes.openapi(read, (context) => context.json(answer(context.var.session), 200))

  routes.openapi(update, (context) => {
    const { session } = context.var
    const changes = context.req.valid('json')
    const beyond = beyondLife(changes.birthday, clock())
    if (beyond) throw wrongField('/birthday', beyond, 'Is no birthday of anybody alive.')
    users.update(session.userId, changes)
    return context.json(answer(session), 200)
  })

  routes.openapi(changePassword, async (context) => {
    const { session } = context.var
    const given = context.req.valid('json')
    throttle(limits, 'accountPassword', session.userId)
    const changed = await accounts.changePassword(session, given.currentPassword, given.newPassword)
    if (!changed) throw wrongField('/currentPassword', 'wrong', 'Is not the password of this account.')
    limits.forget('accountPassword', session.userId)
    return context.body(null, 204)
  })

  routes.openapi(listPayments, (context) => {
    const items = payments.list(context.var.session.userId, context.req.valid('query')).map(paymentAnswer)
    return context.json({ items }, 200)
  })

  return routes
}
