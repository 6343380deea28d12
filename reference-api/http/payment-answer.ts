import { isoTime } from '../core/clock.ts'
import { formatAmount } from '../core/money.ts'
import type { Payment } from '../payments/payments.ts'

/** What people are told of a payment. */
export const paymentAnswer = ({ id, plan, amount, currency, status, createdAt }: Payment) => ({
  id,
  plan,
  amount: formatAmount(amount),
  currency,
  status,
  createdAt: isoTime(createdAt),
})
