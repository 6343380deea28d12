import type { z } from '@hono/zod-openapi'
import { problem } from './schemas.ts'

/** The parts that descriptions of calls are put together from. */
const problemContent = { 'application/problem+json': { schema: problem } }
const retryAfter = {
  'Retry-After': { schema: { type: 'integer' as const }, description: 'Seconds to wait.' },
}

const refusals = {
  400: { description: 'A header is missing, or the body is no JSON.', content: problemContent },
  401: { description: 'Not signed in, or wrong credentials.', content: problemContent },
  404: { description: 'There is none, or it belongs to somebody else.', content: problemContent },
  409: { description: 'The address is taken.', content: problemContent },
  410: { description: 'The code is unknown, used or expired.', content: problemContent },
  422: { description: 'Values are not accepted.', content: problemContent },
  429: { description: 'Too many attempts.', headers: retryAfter, content: problemContent },
} as const

type Refused = keyof typeof refusals

/** How a call may be refused. */
export const refused = <const Status extends Refused>(
  ...statuses: readonly Status[]
): Pick<typeof refusals, Status> =>
  // Exactly the entries of these statuses, which fromEntries cannot say.
  Object.fromEntries(statuses.map((status) => [status, refusals[status]])) as Pick<typeof refusals, Status>

export const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

/** Only for those who are signed in. */
export const members = [{ bearer: [] }]
