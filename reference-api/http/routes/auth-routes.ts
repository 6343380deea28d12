import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { emailKey } from '../../accounts/users.ts'
import type { Deps } from '../../deps.ts'
import { localeOf, type ApiEnv } from '../api-context.ts'
import { body, json, refused } from '../describe.ts'
import { Refusal } from '../problem.ts'
import { refuseInvalid } from '../refuse-invalid.ts'
import { tokenOf } from '../require-session.ts'
import * as schemas from '../schemas.ts'
import { throttle } from '../throttle.ts'
import { userAnswer } from '../user-answer.ts'

const { email, name, newPassword, password, resetCode, signedIn } = schemas

const register = createRoute({
  method: 'post',
  path: '/register',
  summary: 'Opens an account and signs in.',
  request: { body: body(z.object({ name, email, newPassword }).openapi('Registration')) },
  responses: { 201: json('Signed in.', signedIn), ...refused(409, 422, 429) },
})

const login = createRoute({
  method: 'post',
  path: '/login',
  summary: 'Signs in.',
  request: { body: body(z.object({ email, password }).openapi('Credentials')) },
  responses: { 200: json('Signed in.', signedIn), ...refused(401, 422, 429) },
})

const logout = createRoute({
  method: 'post',
  path: '/logout',
  summary: 'Ends the session, if there is one.',
  responses: { 204: { description: 'There is no session any more.' } },
})

const forgotPassword = createRoute({
  method: 'post',
  path: '/forgot-password',
  summary: 'Sends a code for a new password, where there is an account; the answer does not tell.',
  request: { body: body(z.object({ email }).openapi('ForgottenPassword')) },
  responses: { 202: json('Taken.', z.object({})), ...refused(422, 429) },
})

const resetPassword = createRoute({
  method: 'post',
  path: '/reset-password',
  summary: 'Sets a new password by a code that was sent. Every session ends.',
  request: {
    body: body(z.object({ resetCode, newPassword }).openapi('PasswordReset')),
  },
  responses: { 204: { description: 'The password is changed.' }, ...refused(410, 422, 429) },
})

/** Coming and going: accounts, sessions, forgotten passwords. */
export function authRoutes({ accounts, sessions, limits }: Deps) {
  const routes = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })

  routes.openapi(register, async (context) => {
    throttle(limits, 'callerRegister', context.env.caller)
    const answer = await accounts.register({ ...context.req.valid('json'), locale: localeOf(context) })
    if (!answer) {
      const errors = [{ pointer: '/email', code: 'taken', detail: 'There is an account with this address.' }]
      throw new Refusal(409, 'There is an account with this address.', { errors })
    }
    return context.json({ token: answer.token, user: userAnswer(answer.user) }, 201)
  })

  routes.openapi(login, async (context) => {
    const given = context.req.valid('json')
    throttle(limits, 'callerSignIn', context.env.caller)
    throttle(limits, 'accountSignIn', emailKey(given.email))
    const answer = await accounts.signIn(given.email, given.password)
    if (!answer) {
      const headers = { 'WWW-Authenticate': 'Bearer' }
      throw new Refusal(401, 'The address or the password is wrong.', { headers })
    }
    limits.forget('accountSignIn', emailKey(given.email))
    return context.json({ token: answer.token, user: userAnswer(answer.user) }, 200)
  })

  routes.openapi(logout, (context) => {
    const token = tokenOf(context.req.header('Authorization'))
    if (token !== null) sessions.end(token)
    return context.body(null, 204)
  })

  routes.openapi(forgotPassword, (context) => {
    const { email: address } = context.req.valid('json')
    throttle(limits, 'callerForgot', context.env.caller)
    throttle(limits, 'accountForgot', emailKey(address))
    accounts.requestReset(address, localeOf(context))
    return context.json({}, 202)
  })

  routes.openapi(resetPassword, async (context) => {
    const given = context.req.valid('json')
    throttle(limits, 'callerReset', context.env.caller)
    const user = await accounts.resetPassword(given.resetCode, given.newPassword)
    if (!user) throw new Refusal(410, 'The code is unknown, used or expired.')
    // Whoever has just chosen a new password is not to wait because of the forgotten one.
    limits.forget('accountSignIn', emailKey(user.email))
    return context.body(null, 204)
  })

  return routes
}
