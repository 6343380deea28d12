// Generated from site.config.yaml by "npm run codegen". Do not edit.

export interface Endpoints {
  /** Endpoint "me". */
  readonly 'GET /me': {}
  /** Form "profile". */
  readonly 'PATCH /me': { readonly body: { readonly name: string; readonly phone: string } }
  /** Form "forgotPassword". */
  readonly 'POST /auth/forgot-password': { readonly body: { readonly email: string } }
  /** Form "signIn". */
  readonly 'POST /auth/login': { readonly body: { readonly email: string; readonly password: string } }
  /** Endpoint "signOut". */
  readonly 'POST /auth/logout': {}
  /** Form "register". */
  readonly 'POST /auth/register': {
    readonly body: { readonly email: string; readonly name: string; readonly newPassword: string }
  }
  /** Form "newPassword". */
  readonly 'POST /auth/reset-password': {
    readonly body: { readonly newPassword: string; readonly resetCode: string }
  }
}
