import type { Users } from '../accounts/users.ts'
import type { Database } from '../database/connection.ts'
import type { Mails } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Outcome, Payment, Payments } from './payments.ts'
import { planName, type Plans } from './plans.ts'

interface SettleDeps {
  readonly db: Database
  readonly users: Users
  readonly plans: Plans
  readonly payments: Payments
  readonly outbox: Outbox
  readonly mails: Mails
}

export type SettlePayment = (payment: Payment, outcome: Outcome) => void

/** Makes what becomes of a payment: the first word counts, and one receipt is sent for one that was paid. */
export const createSettlePayment =
  ({ db, users, plans, payments, outbox, mails }: SettleDeps): SettlePayment =>
  (payment, outcome) => {
    const { id, userId, plan: planId, number, locale } = payment
    db.transaction(() => {
      if (!payments.settle(id, outcome) || outcome !== 'paid') return
      const [user, plan] = [users.find(userId), plans.find(planId)]
      if (!user || !plan) throw new Error(`The payment ${id} belongs to nobody, or is for nothing`)
      outbox.send(
        mails.receipt({ email: user.email, locale }, planName(plan, locale), payment, String(number)),
      )
    })
  }
