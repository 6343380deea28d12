import { expect } from 'vitest'
import { z } from 'zod'
import type { Answer } from './test-api.ts'

const problem = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string().min(1),
  status: z.int(),
  detail: z.string().min(1),
  errors: z
    .array(z.strictObject({ pointer: z.string(), code: z.string(), detail: z.string().min(1) }))
    .optional(),
})

/** Holds an answer against RFC 9457; says which values are wrong, as `/email taken`. */
export function problemsOf(answer: Answer, status: number): string[] {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const { errors = [], ...rest } = problem.parse(answer.json)
  expect(rest.status).toBe(status)
  return errors.map(({ pointer, code }) => `${pointer} ${code}`)
}
