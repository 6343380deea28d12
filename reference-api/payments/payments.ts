import { z } from 'zod'
import type { Clock } from '../core/clock.ts'
import { calendarDay } from '../core/local-time.ts'
import { fingerprint, newId, type Random } from '../core/secrets.ts'
import type { Database } from '../database/connection.ts'
import type { Plan } from './plans.ts'

export const outcomes = ['paid', 'declined', 'cancelled'] as const
export const statuses = ['pending', ...outcomes] as const
export type Outcome = (typeof outcomes)[number]
export type PaymentStatus = (typeof statuses)[number]

const paymentRow = z.object({
  number: z.number(),
  id: z.string(),
  userId: z.string(),
  plan: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(statuses),
  locale: z.string(),
  /** Fingerprint of what was asked for. */
  request: z.string(),
  createdAt: z.number(),
})
export type Payment = z.infer<typeof paymentRow>

interface Order {
  readonly userId: string
  readonly plan: Plan
  readonly locale: string
  readonly key: string
}

export interface PaymentFilter {
  readonly status?: PaymentStatus | undefined
  /** The first and the last day, of the provider's calendar. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface Payments {
  readonly start: (order: Order) => Payment
  readonly find: (id: string) => Payment | null
  /** What the key of a request has led to before. */
  readonly findByKey: (userId: string, key: string) => Payment | null
  /** The newest first. */
  readonly list: (userId: string, filter: PaymentFilter) => Payment[]
  /** False when it has been settled before. */
  readonly settle: (id: string, outcome: Outcome) => boolean
}

/** Whether a payment is what an order with the same key asks for. */
export const isSameOrder = ({ request }: Payment, plan: Plan): boolean => request === fingerprint(plan.id)

const select = `SELECT number, id, user_id AS userId, plan, amount, currency, status, locale, request,
  created_at AS createdAt FROM payments`

interface PaymentDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
}

export function createPayments({ db, clock, random }: PaymentDeps): Payments {
  const find = (id: string) => db.get(paymentRow, `${select} WHERE id = ?`, [id])
  return {
    find,
    findByKey: (userId, key) =>
      db.get(paymentRow, `${select} WHERE user_id = ? AND idempotency_key = ?`, [userId, key]),
    list: (userId, { status, from, to }) =>
      db.all(
        paymentRow,
        `${select} WHERE user_id = ?1 AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR day >= ?3)
           AND (?4 IS NULL OR day <= ?4) ORDER BY number DESC`,
        [userId, status ?? null, from ?? null, to ?? null],
      ),
    start({ userId, plan, locale, key }) {
      const [id, now] = [newId(random), clock()]
      db.run(
        `INSERT INTO payments (id, user_id, plan, amount, currency, status, locale, idempotency_key, request,
           day, created_at) VALUES (?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?)`,
        [
          id,
          userId,
          plan.id,
          plan.amount,
          plan.currency,
          locale,
          key,
          fingerprint(plan.id),
          calendarDay(now),
          now,
        ],
      )
      const payment = find(id)
      if (!payment) throw new Error('A payment was written and cannot be read')
      return payment
    },
    settle: (id, outcome) =>
      db.run(`UPDATE payments SET status = ?, settled_at = ? WHERE id = ? AND status = 'pending'`, [
        outcome,
        clock(),
        id,
      ]) === 1,
  }
}
