import { z } from 'zod'
import { action, link } from './link.ts'
import { option } from './fields.ts'
import { documentName, fieldName, formName, messageId } from './reference.ts'
import { sortedRecord } from './sorted-record.ts'

const icon = z
  .enum([
    'speed',
    'shield',
    'support',
    'wallet',
    'globe',
    'clock',
    'card',
    'bank',
    'phone',
    'mail',
    'pin',
    'chat',
  ])
  .describe('Picture beside the text.')

const title = messageId('Message id of the heading.')
const text = messageId('Message id of the text.')

/** What every block may say. */
const shown = {
  access: z
    .enum(['guests', 'members'])
    .optional()
    .describe('Shows the block to guests or to members only. Left out: to anyone.'),
}

export const hero = z.strictObject({
  type: z.literal('hero').describe('A large opening with a heading and actions.'),
  ...shown,
  eyebrow: messageId('Message id of the short line above the heading.').optional(),
  title,
  text: text.optional(),
  actions: z.array(action).default([]).describe('Links below the text.'),
})

export const features = z.strictObject({
  type: z.literal('features').describe('A grid of short points.'),
  ...shown,
  title: title.optional(),
  text: text.optional(),
  items: z
    .array(z.strictObject({ icon: icon.optional(), title, text }))
    .min(1)
    .describe('The points, in the order shown.'),
})

export const steps = z.strictObject({
  type: z.literal('steps').describe('A numbered list of steps.'),
  ...shown,
  title: title.optional(),
  items: z.array(z.strictObject({ title, text })).min(1).describe('The steps, in order.'),
})

const plan = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Lower-case letters, digits and "-"')
    .describe('Name of the plan in links.'),
  name: messageId('Message id of the name of the plan.'),
  text: text.optional(),
  price: z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/, 'A price is digits with at most two decimals, in quotes')
    .describe('Price as text, with a point: "199.00".'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'A currency is three capital letters')
    .describe('ISO 4217 code, for example UAH.'),
  per: z.enum(['month', 'year', 'once']).default('month').describe('What the price covers.'),
  features: z.array(messageId('Message id of a feature.')).default([]).describe('What the plan includes.'),
  highlight: z.boolean().default(false).describe('Draws the eye to this plan.'),
  action: messageId('Message id of the text on the button.'),
  link: link.describe('Where the button leads.'),
})

export const plans = z.strictObject({
  type: z.literal('plans').describe('Plans beside each other, with prices.'),
  ...shown,
  title: title.optional(),
  text: text.optional(),
  plans: z.array(plan).min(1).describe('The plans, in the order shown.'),
  note: messageId('Message id of the small print below the plans.').optional(),
})

export const document = z.strictObject({
  type: z.literal('document').describe('A long text from content/<document>.<locale>.md.'),
  ...shown,
  document: documentName('Name of the document in content/.'),
  contents: z.boolean().default(true).describe('Shows a table of contents.'),
})

const contactItem = z.strictObject({
  kind: z.enum(['phone', 'email', 'address', 'hours', 'chat']).describe('What kind of contact this is.'),
  label: messageId('Message id of the name of this contact.'),
  value: z.string().optional().describe('Phone number or e-mail address, in quotes.'),
  text: messageId('Message id of the text, where the contact is not a number or an address.').optional(),
  link: link.optional().describe('Where the contact leads; phone and e-mail link by themselves.'),
})

export const contacts = z.strictObject({
  type: z.literal('contacts').describe('Ways to reach the provider.'),
  ...shown,
  title: title.optional(),
  items: z.array(contactItem).min(1).describe('The contacts, in the order shown.'),
})

export const textBlock = z.strictObject({
  type: z.literal('text').describe('A heading with a paragraph and links.'),
  ...shown,
  title: title.optional(),
  text,
  actions: z.array(action).default([]).describe('Links below the text.'),
})

export const faq = z.strictObject({
  type: z.literal('faq').describe('Questions that open to show their answers.'),
  ...shown,
  title: title.optional(),
  items: z
    .array(
      z.strictObject({
        question: messageId('Message id of the question.'),
        answer: messageId('Message id of the answer.'),
      }),
    )
    .min(1)
    .describe('The questions, in the order shown.'),
})

export const callToAction = z.strictObject({
  type: z.literal('callToAction').describe('A closing invitation.'),
  ...shown,
  title,
  text: text.optional(),
  actions: z.array(action).min(1).describe('Links below the text.'),
})

export const form = z.strictObject({
  type: z.literal('form').describe('A form of the section "forms".'),
  ...shown,
  form: formName('Name of the form.'),
  title: title.optional(),
  text: text.optional(),
  links: z.array(action).default([]).describe('Links below the form.'),
})

export const signOut = z.strictObject({
  type: z.literal('signOut').describe('Ends the session of the visitor and says so.'),
  ...shown,
  send: z
    .string()
    .optional()
    .describe('Call that tells the server, which may be down: "POST /auth/logout". Left out: none is made.'),
  confirm: messageId('Message id of a question that is to be answered with yes first.').optional(),
  title,
  text: text.optional(),
  actions: z.array(action).default([]).describe('Links below the text.'),
})

const state = z.strictObject({
  tone: z.enum(['neutral', 'success', 'failure']).default('neutral').describe('How it turned out.'),
  title,
  text: text.optional(),
  wait: z.boolean().default(false).describe('Not over yet: asks the server again until it is.'),
  actions: z.array(action).default([]).describe('Links below the text.'),
})

export const status = z.strictObject({
  type: z.literal('status').describe('What became of something that the server knows, such as a payment.'),
  ...shown,
  load: z.string().describe('Call that asks for it: "GET /payments/:id".'),
  query: z
    .string()
    .min(1)
    .describe(
      'Name in the query of the page whose value stands for the ":param"; without it nothing is shown.',
    ),
  field: z.string().min(1).describe('Name in the answer of the state.'),
  states: sortedRecord(z.string(), state).describe('What is shown for each state.'),
})

const column = z.strictObject({
  field: z.string().min(1).describe('Name in each record.'),
  label: messageId('Message id of the heading of the column.'),
  format: z
    .enum(['text', 'number', 'date', 'dateTime', 'money', 'option'])
    .default('text')
    .describe('How values are shown.'),
  currency: z.string().min(1).optional().describe('Name in each record of the ISO 4217 code of an amount.'),
  options: z.array(option).default([]).describe('The texts of the values that "option" shows.'),
})

export const table = z.strictObject({
  type: z.literal('table').describe('Records that the server keeps, with a filter.'),
  ...shown,
  title: title.optional(),
  text: text.optional(),
  load: z.string().describe('Call that asks for the records; the filter is its query: "GET /me/payments".'),
  list: z.string().min(1).default('items').describe('Name in the answer of the list of records.'),
  key: z.string().min(1).default('id').describe('Name in each record of what tells it from the others.'),
  columns: z.array(column).min(1).describe('The columns, in order.'),
  filter: z
    .array(fieldName('Name of a field of the section "fields".'))
    .default([])
    .describe('Fields that narrow the records down; kept in the query of the page.'),
  empty: messageId('Message id of the text shown when there are no records.'),
})

/** Blocks that say all there is to them: nothing of theirs is looked up elsewhere. */
export const plainBlocks = [
  hero,
  features,
  steps,
  plans,
  document,
  contacts,
  textBlock,
  faq,
  callToAction,
  form,
] as const

export const block = z.discriminatedUnion('type', [...plainBlocks, signOut, status, table])

export type Block = z.output<typeof block>
