// Generated from site.config.yaml by "npm run codegen". Do not edit.

export interface Endpoints {
  /** Form "changePassword" and form "profile". */
  readonly 'GET /me': {}
  /** Page "profile". */
  readonly 'GET /me/payments': {
    readonly query: { readonly from?: string; readonly status?: string; readonly to?: string }
  }
  /** Page "payment". */
  readonly 'GET /payments/:id': { readonly params: { readonly id: string | number } }
  /** Form "profile". */
  readonly 'PATCH /me': {
    readonly body: { readonly birthday: string; readonly name: string; readonly phone: string }
  }
  /** Form "forgotPassword". */
  readonly 'POST /auth/forgot-password': { readonly body: { readonly email: string } }
  /** Form "signIn". */
  readonly 'POST /auth/login': { readonly body: { readonly email: string; readonly password: string } }
  /** Page "logout". */
  readonly 'POST /auth/logout': {}
  /** Form "register". */
  readonly 'POST /auth/register': {
    readonly body: { readonly email: string; readonly name: string; readonly newPassword: string }
  }
  /** Form "newPassword". */
  readonly 'POST /auth/reset-password': {
    readonly body: { readonly newPassword: string; readonly resetCode: string }
  }
  /** Form "changePassword". */
  readonly 'POST /me/password': { readonly body: { readonly newPassword: string; readonly password: string } }
  /** Form "message". */
  readonly 'POST /messages': {
    readonly body: {
      readonly email: string
      readonly message: string
      readonly name: string
      readonly topic: string
    }
  }
  /** Form "pay". */
  readonly 'POST /payments': { readonly body: { readonly plan: string } }
}
