import { z } from 'zod'
import { block } from './blocks.ts'
import { checkName, layoutName, messageId } from './reference.ts'
import { sortedRecord } from './sorted-record.ts'

const meta = z.strictObject({
  title: messageId('Message id of the title: tab, search results, previews.'),
  label: messageId('Message id of the short name in menus. Left out: the title.').optional(),
  description: messageId('Message id of the description for search results and previews.').optional(),
  background: z.enum(['plain', 'special']).default('plain').describe('Background of the page.'),
  navbar: z.boolean().default(false).describe('Shows the navigation bar; without it a slim header stays.'),
  index: z.boolean().default(true).describe('Lets search engines list the page.'),
})

const oneOf = z.array(z.string()).min(1).describe('The values that are accepted.')
const optional = z.boolean().default(false).describe('Accepts the page without this value.')

/** A check of the address, declared or written in code: the page exists only when all of its checks pass. */
const check = z.union([
  z.strictObject({ query: z.string().describe('Name in the query: ?name=….'), oneOf, optional }),
  z.strictObject({ param: z.string().describe('Name of a ":param" of the path.'), oneOf, optional }),
  z.strictObject({ check: checkName('Name of a check in code: src/checks/<name>.ts.') }),
])

const param = z.strictObject({
  oneOf: z
    .array(z.string())
    .min(1)
    .describe('Every value of this part of the path; one page is built for each.'),
})

export const page = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'Names are lower-case letters, digits and "-", starting with a letter')
    .describe('Name of the page, used by links and menus.'),
  path: z.string().describe('Path without the language: "/" or "/pricing"; "/plans/:id" takes a param.'),
  layout: layoutName('Name of a layout of the section "layouts".').default('default'),
  access: z.enum(['anyone', 'guests', 'members']).default('anyone').describe('Who may see the page.'),
  meta: meta.describe('Title, description and the look of the page.'),
  params: sortedRecord(z.string(), param).default({}).describe('The ":params" of the path.'),
  validate: z.array(check).default([]).describe('Checks of the address; a failed one gives a 404.'),
  blocks: z.array(block).default([]).describe('What the page shows, from top to bottom.'),
})

export type Page = z.output<typeof page>
export type PageCheck = z.output<typeof check>
