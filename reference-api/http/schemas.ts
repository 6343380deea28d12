import { z } from '@hono/zod-openapi'
import { topics } from '../messages/message.ts'
import { statuses } from '../payments/payments.ts'
import { plans } from '../database/seed-plans.ts'

/** Characters, as people and JSON Schema count them; zod counts the units of UTF-16, of which an emoji has several. */
const between = (min: number, max: number) => (payload: z.core.ParsePayload<string>) => {
  const { length } = Array.from(payload.value)
  const issue = { origin: 'string', inclusive: true, input: payload.value } as const
  if (length < min) payload.issues.push({ ...issue, code: 'too_small', minimum: min })
  if (length > max) payload.issues.push({ ...issue, code: 'too_big', maximum: max })
}

/**
 * Characters that nobody types: a line break ends the header of a mail, and at a NUL the driver of the database cuts a
 * text off.
 */
const controls = /\p{Cc}+/gu
const controlsButLines = /[^\P{Cc}\t\n\r]+/gu

/** Spaces around a text are nobody's meaning; in a password they may be. */
const trimmed = <Schema extends z.ZodType>(schema: Schema, foreign: RegExp = controls) =>
  z.preprocess((value) => (typeof value === 'string' ? value.replace(foreign, ' ').trim() : value), schema)

const untouched = (minLength: number, maxLength: number) =>
  z.string().check(between(minLength, maxLength)).openapi({ minLength, maxLength })
const text = (minLength: number, maxLength: number) => trimmed(untouched(minLength, maxLength))

// The limits are those of the fields in site.config.yaml: the contract check holds one against the other, and a test
// puts the same values to both.
export const name = text(1, 100)
// The pattern of <input type="email">, so that no address pleases the one and not the other.
export const email = trimmed(
  z
    .string()
    .check(between(1, 254), z.email({ pattern: z.regexes.html5Email }))
    .openapi({ minLength: 1, maxLength: 254, format: 'email', example: 'anna@provider.example' }),
)
export const password = untouched(1, 128)
export const newPassword = untouched(8, 128)
export const resetCode = text(1, 64)
export const phone = text(0, 20)
const day = z.iso.date()
const birthday = trimmed(
  z.union([day, z.literal('')]).openapi({ description: 'From 1900 on, and not after today.' }),
)

export const user = z
  .object({ id: z.string(), email: z.string(), name: z.string(), phone: z.string(), birthday: z.string() })
  .openapi('User')
export const profile = z
  .object({ name, phone, birthday })
  .partial()
  .openapi('Profile', { description: 'What is not named stays as it is.' })
export const signedIn = z.object({ token: z.string(), user }).openapi('SignedIn')

const amount = z.string().openapi({ example: '199.00' })
const currency = z.string().openapi({ example: 'UAH', description: 'ISO 4217' })
export const planId = trimmed(z.enum(plans.map(({ id }) => id)))
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
  .object({
    name,
    replyTo: email,
    topic: trimmed(z.enum(topics)),
    message: trimmed(untouched(1, 2000), controlsButLines),
  })
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
