// Generated from site.config.yaml by "npm run codegen". Do not edit.

import type { paths } from './api.ts'

export interface Endpoints {
  /** Form "changePassword" and form "profile". */
  readonly 'GET /me': {
    readonly answer: paths['/me']['get']['responses'][200]['content']['application/json']
  }
  /** Page "profile". */
  readonly 'GET /me/payments': {
    readonly query: { readonly from?: string; readonly status?: string; readonly to?: string }
    readonly answer: paths['/me/payments']['get']['responses'][200]['content']['application/json']
  }
  /** Page "payment". */
  readonly 'GET /payments/:id': {
    readonly params: { readonly id: string | number }
    readonly answer: paths['/payments/{id}']['get']['responses'][200]['content']['application/json']
  }
  /** Form "profile". */
  readonly 'PATCH /me': {
    readonly body: { readonly birthday: string; readonly name: string; readonly phone: string }
    readonly answer: paths['/me']['patch']['responses'][200]['content']['application/json']
  }
  /** Form "forgotPassword". */
  readonly 'POST /auth/forgot-password': {
    readonly body: { readonly email: string }
    readonly answer: paths['/auth/forgot-password']['post']['responses'][202]['content']['application/json']
  }
  /** Form "signIn". */
  readonly 'POST /auth/login': {
    readonly body: { readonly email: string; readonly password: string }
    readonly answer: paths['/auth/login']['post']['responses'][200]['content']['application/json']
  }
  /** Page "logout". */
  readonly 'POST /auth/logout': { readonly answer: undefined }
  /** Form "register". */
  readonly 'POST /auth/register': {
    readonly body: { readonly email: string; readonly name: string; readonly newPassword: string }
    readonly answer: paths['/auth/register']['post']['responses'][201]['content']['application/json']
  }
  /** Form "newPassword". */
  readonly 'POST /auth/reset-password': {
    readonly body: { readonly newPassword: string; readonly resetCode: string }
    readonly answer: undefined
  }
  /** Form "changePassword". */
  readonly 'POST /me/password': {
    readonly body: { readonly currentPassword: string; readonly newPassword: string }
    readonly answer: undefined
  }
  /** Form "message". */
  readonly 'POST /messages': {
    readonly body: {
      readonly message: string
      readonly name: string
      readonly replyTo: string
      readonly topic: string
    }
    readonly answer: paths['/messages']['post']['responses'][202]['content']['application/json']
  }
  /** Form "pay". */
  readonly 'POST /payments': {
    readonly body: { readonly plan: string }
    readonly answer: paths['/payments']['post']['responses'][201]['content']['application/json']
  }
}
