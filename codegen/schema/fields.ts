import { z } from 'zod'
import { fieldName, messageId } from './reference.ts'

const length = z.int().min(0).max(100_000)

export const option = z.strictObject({
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
    min: messageId(
      'Message id shown when the value is too small or too early; {min} is the limit.',
    ).optional(),
    max: messageId(
      'Message id shown when the value is too large or too late; {max} is the limit.',
    ).optional(),
    oneOf: messageId('Message id shown when the value is not one of those accepted.').optional(),
    matches: messageId('Message id shown when the fields differ.').optional(),
  })
  .default({})
  .describe('Messages per rule. Left out: the common ones.')

const limit = z.union([
  z.number(),
  z
    .string()
    .regex(/^(today|\d{4}-\d{2}-\d{2})$/, 'A limit is a number; for dates "2026-01-31" in quotes, or today'),
])

const from = z.union([
  z.strictObject({ query: z.string().min(1).describe('Name in the query of the page: ?name=….') }),
  z.strictObject({
    hash: z
      .string()
      .min(1)
      .describe('Name behind the "#" of the address: #name=…. It is erased from the address: for secrets.'),
  }),
])

export const fieldTypes = [
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
] as const

export const field = z.strictObject({
  type: z.enum(fieldTypes).describe('What kind of value the field takes.'),
  label: messageId('Message id of the name of the field.'),
  hint: messageId('Message id of the help below the name.').optional(),
  tip: messageId('Message id of an explanation that opens beside the name.').optional(),
  autocomplete: z
    .string()
    .optional()
    .describe('What browsers and password managers may fill in (HTML autocomplete).'),
  value: z.string().optional().describe('Value at the start; for a date "2026-01-31" in quotes, or today.'),
  from: from.optional().describe('Takes the value at the start from the link that led here.'),
  required: z.boolean().default(false).describe('Must be filled in.'),
  minLength: length.optional().describe('Fewest characters.'),
  maxLength: length.optional().describe('Most characters.'),
  pattern: z.string().optional().describe('Regular expression that the whole text must match.'),
  min: limit.optional().describe('Smallest number; first date.'),
  max: limit.optional().describe('Largest number; last date.'),
  oneOf: z.array(z.string()).min(1).optional().describe('The only values that are accepted.'),
  options: z.array(option).default([]).describe('The choices of a select or radio field.'),
  matches: fieldName('Name of the field that must have the same value.').optional(),
  meter: z.boolean().default(false).describe('Shows how strong the password is; it advises only.'),
  messages: ruleMessages,
})

export type Field = z.output<typeof field>
