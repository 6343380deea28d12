import { z } from '@hono/zod-openapi'
import { topics } from '../messages/message.ts'
import { statuses } from '../payments/payments.ts'
import { plans } from '../database/seed-plans.ts'

// The limits are those of the fields in site.config.yaml; the contract check holds one against the other.
export const name = z.string().min(1).max(100)
// The pattern of <input type="email">, so that no address pleases the one and not the other.
export const email = z
  .email({ pattern: z.regexes.html5Email })
  .max(254)
  .openapi({ example: 'anna@provider.example' })
export const password = z.string().min(1).max(128)
export const newPassword = z.string().min(8).max(128)
export const phone = z.string().max(20)
const day = z.iso.date()
const dayOrNone = z.union([day, z.literal('')])

export const user = z
  .object({ id: z.string(), email: z.string(), name: z.string(), phone: z.string(), birthday: z.string() })
  .openapi('User')
export const profile = z
  .object({ name, phone, birthday: dayOrNone })
  .partial()
  .openapi('Profile', { description: 'What is not named stays as it is.' })
export const signedIn = z.object({ token: z.string(), user }).openapi('SignedIn')

const amount = z.string().openapi({ example: '199.00' })
const currency = z.string().openapi({ example: 'UAH', description: 'ISO 4217' })
export const planId = z.enum(plans.map(({ id }) => id))
export const plan = z.object({ id: z.string(), name: z.string(), price: amount, currency }).openapi('Plan')

const status = z.enum(statuses)
export const payment = z
  .object({
    id: z.string(),
    plan: z.string().openapi({ description: 'Id of the plan.' }),
    amount,
    currency,
    status,
    createdAt: z.iso.datetime(),
  })
  .openapi('Payment')
export const startedPayment = z
  .object({
    id: z.string(),
    url: z.url().openapi({ description: 'The page where it is paid.' }),
    status: z.literal('pending'),
  })
  .openapi('StartedPayment')

/** A form of a web page sends what nobody filled in as well, empty. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
export const paymentFilter = z.object({
  status: unlessEmpty(status),
  from: unlessEmpty(day).openapi({ description: 'The first day, by the calendar of Kyiv.' }),
  to: unlessEmpty(day).openapi({ description: 'The last day.' }),
})

export const message = z
  .object({ name, email, topic: z.enum(topics), message: z.string().min(1).max(2000) })
  .openapi('Message')

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(z.object({ pointer: z.string(), code: z.string(), detail: z.string() })).optional(),
  })
  .openapi('Problem', { description: 'RFC 9457.' })
