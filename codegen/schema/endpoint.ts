import { z } from 'zod'
import { sortedRecord } from './sorted-record.ts'

/** Kinds of values that calls are made with. */
const valueKind = z.enum(['text', 'number', 'boolean']).describe('Kind of the value.')

const values = (description: string) => sortedRecord(z.string(), valueKind).default({}).describe(description)

/** A call of the provider's API that code makes; forms say themselves how they are sent. */
export const endpoint = z.strictObject({
  send: z.string().describe('Method and path inside api.base: "GET /plans/:id".'),
  query: values('Values of the query, by name; each may be left out.'),
  body: values('Values of the body, by name.'),
})

export type Endpoint = z.output<typeof endpoint>
export type ValueKind = z.output<typeof valueKind>
