import { z } from 'zod'
import { messageId, pageName } from './reference.ts'
import { sortedRecord } from './sorted-record.ts'

const queryValue = z.union([z.string(), z.number(), z.boolean()])

export const pageLink = z.strictObject({
  page: pageName('Name of the page the link leads to.'),
  params: sortedRecord(z.string(), z.string())
    .optional()
    .describe('Values for the ":params" in the path of that page.'),
  query: sortedRecord(z.string(), queryValue).optional().describe('Query of the link: ?name=value.'),
  hash: z.string().optional().describe('Anchor on that page, without "#".'),
  returnTo: z.boolean().optional().describe('Comes back to where it was clicked, once signed in there.'),
})

export const externalLink = z.strictObject({
  href: z
    .string()
    .regex(/^(https:|mailto:|tel:)/, 'Links to other places start with https:, mailto: or tel:')
    .describe('Address outside this site: https:, mailto: or tel:.'),
})

/** Where a link leads: to a page of this site or to an address outside it. */
export const link = z.union([pageLink, externalLink])

export const action = z.strictObject({
  label: messageId('Message id of the text on the link.'),
  link: link.describe('Where the link leads.'),
  style: z.enum(['primary', 'secondary']).default('primary').describe('How much weight the link has.'),
})

export type Link = z.output<typeof link>
export type Action = z.output<typeof action>
