// Generated from reference-api/openapi.json by "npm run codegen". Do not edit.

export interface paths {
  readonly '/auth/forgot-password': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Sends a code for a new password, where there is an account; the answer does not tell. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['ForgottenPassword']
        }
      }
      readonly responses: {
        /** @description Taken. */
        readonly 202: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': Record<string, never>
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Too many attempts. */
        readonly 429: {
          headers: {
            /** @description Seconds to wait. */
            readonly 'Retry-After'?: number
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/auth/login': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Signs in. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['Credentials']
        }
      }
      readonly responses: {
        /** @description Signed in. */
        readonly 200: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': components['schemas']['SignedIn']
          }
        }
        /** @description Not signed in, or wrong credentials. */
        readonly 401: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Too many attempts. */
        readonly 429: {
          headers: {
            /** @description Seconds to wait. */
            readonly 'Retry-After'?: number
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/auth/logout': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Ends the session, if there is one. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody?: never
      readonly responses: {
        /** @description There is no session any more. */
        readonly 204: {
          headers: {
            readonly [name: string]: unknown
          }
          content?: never
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/auth/register': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Opens an account and signs in. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['Registration']
        }
      }
      readonly responses: {
        /** @description Signed in. */
        readonly 201: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': components['schemas']['SignedIn']
          }
        }
        /** @description The address is taken. */
        readonly 409: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Too many attempts. */
        readonly 429: {
          headers: {
            /** @description Seconds to wait. */
            readonly 'Retry-After'?: number
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/auth/reset-password': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Sets a new password by a code that was sent. Every session ends. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['PasswordReset']
        }
      }
      readonly responses: {
        /** @description The password is changed. */
        readonly 204: {
          headers: {
            readonly [name: string]: unknown
          }
          content?: never
        }
        /** @description The code is unknown, used or expired. */
        readonly 410: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Too many attempts. */
        readonly 429: {
          headers: {
            /** @description Seconds to wait. */
            readonly 'Retry-After'?: number
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/me': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Who is signed in. */
    readonly get: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody?: never
      readonly responses: {
        /** @description The account. */
        readonly 200: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': components['schemas']['User']
          }
        }
        /** @description Not signed in, or wrong credentials. */
        readonly 401: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    /** Changes the account. */
    readonly patch: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['Profile']
        }
      }
      readonly responses: {
        /** @description The account as it is now. */
        readonly 200: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': components['schemas']['User']
          }
        }
        /** @description Not signed in, or wrong credentials. */
        readonly 401: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly trace?: never
  }
  readonly '/me/password': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Changes the password. Every other session ends. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['PasswordChange']
        }
      }
      readonly responses: {
        /** @description The password is changed. */
        readonly 204: {
          headers: {
            readonly [name: string]: unknown
          }
          content?: never
        }
        /** @description Not signed in, or wrong credentials. */
        readonly 401: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Too many attempts. */
        readonly 429: {
          headers: {
            /** @description Seconds to wait. */
            readonly 'Retry-After'?: number
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/me/payments': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** Payments, the newest first. */
    readonly get: {
      readonly parameters: {
        readonly query?: {
          /** @description The first day, by the calendar of Kyiv. */
          readonly from?: string
          readonly status?: 'pending' | 'paid' | 'declined' | 'cancelled'
          /** @description The last day. */
          readonly to?: string
        }
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody?: never
      readonly responses: {
        /** @description The payments. */
        readonly 200: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': {
              readonly items: readonly components['schemas']['Payment'][]
            }
          }
        }
        /** @description Not signed in, or wrong credentials. */
        readonly 401: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/messages': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Writes to the provider. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['Message']
        }
      }
      readonly responses: {
        /** @description Taken. */
        readonly 202: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': Record<string, never>
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Too many attempts. */
        readonly 429: {
          headers: {
            /** @description Seconds to wait. */
            readonly 'Retry-After'?: number
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/payments': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    readonly get?: never
    readonly put?: never
    /** Begins a payment. The same key with the same body gives the same answer and no second payment. */
    readonly post: {
      readonly parameters: {
        readonly query?: never
        readonly header: {
          readonly 'Idempotency-Key': string
        }
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody: {
        readonly content: {
          readonly 'application/json': components['schemas']['Order']
        }
      }
      readonly responses: {
        /** @description Where to pay. */
        readonly 201: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': components['schemas']['StartedPayment']
          }
        }
        /** @description A header is missing, or the body is no JSON. */
        readonly 400: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Not signed in, or wrong credentials. */
        readonly 401: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Values are not accepted. */
        readonly 422: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description Too many attempts. */
        readonly 429: {
          headers: {
            /** @description Seconds to wait. */
            readonly 'Retry-After'?: number
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/payments/{id}': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** One payment. */
    readonly get: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path: {
          readonly id: string
        }
        readonly cookie?: never
      }
      readonly requestBody?: never
      readonly responses: {
        /** @description The payment. */
        readonly 200: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': components['schemas']['Payment']
          }
        }
        /** @description Not signed in, or wrong credentials. */
        readonly 401: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
        /** @description There is none, or it belongs to somebody else. */
        readonly 404: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/problem+json': components['schemas']['Problem']
          }
        }
      }
    }
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
  readonly '/plans': {
    readonly parameters: {
      readonly query?: never
      readonly header?: never
      readonly path?: never
      readonly cookie?: never
    }
    /** What can be bought. */
    readonly get: {
      readonly parameters: {
        readonly query?: never
        readonly header?: never
        readonly path?: never
        readonly cookie?: never
      }
      readonly requestBody?: never
      readonly responses: {
        /** @description The plans. */
        readonly 200: {
          headers: {
            readonly [name: string]: unknown
          }
          content: {
            readonly 'application/json': {
              readonly items: readonly components['schemas']['Plan'][]
            }
          }
        }
      }
    }
    readonly put?: never
    readonly post?: never
    readonly delete?: never
    readonly options?: never
    readonly head?: never
    readonly patch?: never
    readonly trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    readonly Credentials: {
      /**
       * Format: email
       * @example anna@provider.example
       */
      readonly email: string
      readonly password: string
    }
    readonly ForgottenPassword: {
      /**
       * Format: email
       * @example anna@provider.example
       */
      readonly email: string
    }
    readonly Message: {
      readonly message: string
      readonly name: string
      /**
       * Format: email
       * @example anna@provider.example
       */
      readonly replyTo: string
      /** @enum {string} */
      readonly topic: 'connection' | 'billing' | 'other'
    }
    readonly Order: {
      /** @enum {string} */
      readonly plan: 'basic' | 'family' | 'pro'
    }
    readonly PasswordChange: {
      readonly currentPassword: string
      readonly newPassword: string
    }
    readonly PasswordReset: {
      readonly newPassword: string
      readonly resetCode: string
    }
    readonly Payment: {
      /** @example 199.00 */
      readonly amount: string
      /** Format: date-time */
      readonly createdAt: string
      /**
       * @description ISO 4217
       * @example UAH
       */
      readonly currency: string
      readonly id: string
      /** @description Id of the plan. */
      readonly plan: string
      /** @enum {string} */
      readonly status: 'pending' | 'paid' | 'declined' | 'cancelled'
    }
    readonly Plan: {
      /**
       * @description ISO 4217
       * @example UAH
       */
      readonly currency: string
      readonly id: string
      readonly name: string
      /** @example 199.00 */
      readonly price: string
    }
    /** @description RFC 9457. */
    readonly Problem: {
      readonly detail: string
      readonly errors?: readonly {
        readonly code: string
        readonly detail: string
        readonly pointer: string
      }[]
      readonly status: number
      readonly title: string
      readonly type: string
    }
    /** @description What is not named stays as it is. */
    readonly Profile: {
      /** @description From 1900 on, and not after today. */
      readonly birthday?: string | ''
      readonly name?: string
      readonly phone?: string
    }
    readonly Registration: {
      /**
       * Format: email
       * @example anna@provider.example
       */
      readonly email: string
      readonly name: string
      readonly newPassword: string
    }
    readonly SignedIn: {
      readonly token: string
      readonly user: components['schemas']['User']
    }
    readonly StartedPayment: {
      readonly id: string
      /** @enum {string} */
      readonly status: 'pending'
      /**
       * Format: uri
       * @description The page where it is paid.
       */
      readonly url: string
    }
    readonly User: {
      readonly birthday: string
      readonly email: string
      readonly id: string
      readonly name: string
      readonly phone: string
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export type operations = Record<string, never>
