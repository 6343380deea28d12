import { z } from 'zod'
import { fieldName, messageId, pageName } from './reference.ts'
import { sortedRecord } from './sorted-record.ts'

const length = z.int().min(0).max(100_000)

const option = z.strictObject({
  value: z.string().describe('What is sent.'),
  label: messageId('Message id of the text shown.'),
})

const ruleMessages = z
  .strictObject({
    required: messageId('Message id shown when the field is empty.').optional(),
    type: messageId('Message id shown when the text is not of the type of the field.').optional(),
    minLength: messageId('Message id shown when the text is too short; {minLength} is the limit.').optional(),
    maxLength: messageId('Message id shown when the text is too long; {maxLength} is the limit.').optional(),
    pattern: messageId('Message id shown when the pattern does not match.').optional(),
    min: messageId('Message id shown when the value is too small; {min} is the limit.').optional(),
    max: messageId('Message id shown when the value is too large; {max} is the limit.').optional(),
    matches: messageId('Message id shown when the fields differ.').optional(),
  })
  .default({})
  .describe('Messages per rule. Left out: the common ones.')

export const field = z.strictObject({
  type: z
    .enum([
      'text',
      'email',
      'password',
      'tel',
      'url',
      'number',
      'textarea',
      'select',
      'radio',
      'checkbox',
      'date',
      'hidden',
    ])
    .describe('What kind of value the field takes.'),
  label: messageId('Message id of the name of the field.'),
  hint: messageId('Message id of the help below the name.').optional(),
  autocomplete: z
    .string()
    .optional()
    .describe('What browsers and password managers may fill in (HTML autocomplete).'),
  required: z.boolean().default(false).describe('Must be filled in.'),
  minLength: length.optional().describe('Fewest characters.'),
  maxLength: length.optional().describe('Most characters.'),
  pattern: z.string().optional().describe('Regular expression that the whole text must match.'),
  min: z.number().optional().describe('Smallest number.'),
  max: z.number().optional().describe('Largest number.'),
  options: z.array(option).default([]).describe('The choices of a select or radio field.'),
  matches: fieldName('Name of the field that must have the same value.').optional(),
  messages: ruleMessages,
})

const destination = z.union([z.literal('returnTo'), z.strictObject({ page: pageName('Name of the page.') })])

const success = z.strictObject({
  saveToken: z.string().optional().describe('Name in the response whose value becomes the session token.'),
  goTo: destination
    .optional()
    .describe('Where to go: a page, or "returnTo" for where the visitor came from.'),
  or: z
    .strictObject({ page: pageName('Name of the page.') })
    .optional()
    .describe('Where to go when there is nowhere to return to.'),
  message: messageId('Message id of the text shown instead of the form.').optional(),
})

export const form = z.strictObject({
  send: z.string().describe('Method and path inside api.base: "POST /auth/login".'),
  fields: z
    .array(fieldName('Name of a field of the section "fields".'))
    .min(1)
    .describe('The fields, in order.'),
  submit: messageId('Message id of the text on the button.'),
  success: success.describe('What happens when it worked.'),
  errors: sortedRecord(z.string(), messageId('Message id shown for this status.'))
    .default({})
    .describe('Messages per HTTP status: { 401: signIn.wrong }.'),
})

export type Field = z.output<typeof field>
export type Form = z.output<typeof form>
