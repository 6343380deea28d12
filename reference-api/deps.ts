import type { Accounts } from './accounts/accounts.ts'
import type { Sessions } from './accounts/sessions.ts'
import type { Users } from './accounts/users.ts'
import type { Clock } from './core/clock.ts'
import type { Limits } from './core/limits.ts'
import type { SiteLinks } from './core/site-links.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Messages } from './messages/messages.ts'
import type { Payments } from './payments/payments.ts'
import type { Plans } from './payments/plans.ts'
import type { SettlePayment } from './payments/settle-payment.ts'

/** What the calls of the API are answered from. */
export interface Deps {
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly users: Users
  readonly plans: Plans
  readonly payments: Payments
  readonly settlePayment: SettlePayment
  readonly messages: Messages
  readonly outbox: Outbox
  readonly limits: Limits
  readonly links: SiteLinks
  readonly clock: Clock
}
