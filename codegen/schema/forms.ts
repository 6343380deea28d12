import { z } from 'zod'
import { pageLink } from './link.ts'
import { fieldName, messageId } from './reference.ts'
import { sortedRecord } from './sorted-record.ts'

const addressInAnswer = z.strictObject({
  address: z.string().min(1).describe('Name in the answer whose value is the address to go to.'),
  hosts: z
    .array(
      z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'A host is a name such as "pay.example", without "https://"'),
    )
    .default([])
    .describe('Hosts that the address may lead to, beside this site; over https only.'),
})

const destination = z.union([z.literal('returnTo'), pageLink, addressInAnswer])

const success = z.strictObject({
  saveToken: z.string().optional().describe('Name in the response whose value becomes the session token.'),
  goTo: destination
    .optional()
    .describe(
      'Where to go: a page, "returnTo" for where the visitor came from, or an address in the answer.',
    ),
  or: pageLink.optional().describe('Where to go when there is nowhere to return to.'),
  message: messageId('Message id of what is said when it worked: here, or on the page gone to.').optional(),
  stay: z.boolean().default(false).describe('Keeps the form below the message, to be sent again.'),
})

const refusal = z.union([
  messageId('Message id shown for this status.'),
  z.strictObject({
    message: messageId('Message id shown above the form.').optional(),
    fields: sortedRecord(
      fieldName('Name of a field of the form.'),
      messageId('Message id shown at that field.'),
    )
      .default({})
      .describe('Messages at the fields that the server blames; at all of these where it blames none.'),
  }),
])

export const form = z.strictObject({
  send: z.string().describe('Method and path inside api.base: "POST /auth/login".'),
  load: z
    .string()
    .optional()
    .describe('Call whose answer fills the form at the start, by the names of the fields: "GET /me".'),
  fields: z
    .array(fieldName('Name of a field of the section "fields".'))
    .min(1)
    .describe('The fields, in order.'),
  submit: messageId('Message id of the text on the button.'),
  idempotent: z
    .boolean()
    .default(false)
    .describe('Sends an Idempotency-Key, so that the server takes the same form only once.'),
  confirmLeave: z.boolean().default(false).describe('Asks before a half-filled form is left.'),
  success: success.describe('What happens when it worked.'),
  errors: sortedRecord(z.string(), refusal)
    .default({})
    .describe('Messages per HTTP status: { 401: signIn.wrong }.'),
})

export type Form = z.output<typeof form>
