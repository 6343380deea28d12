import type { Hook } from '@hono/zod-openapi'
import type { Env } from 'hono'
import type { z } from 'zod'
import { Refusal, type FieldError } from './problem.ts'

type Checked = Parameters<Hook<unknown, Env, string, undefined>>[0]
type Issue = z.core.$ZodIssue

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    // Checked one step before; the data came out of JSON, so there are no getters to run.
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

const unit = (issue: { origin: string }): string => (issue.origin === 'string' ? ' characters' : '')

/** Nothing but spaces, which are not counted. */
const isBlank = (issue: Issue): boolean => issue.code === 'too_small' && issue.minimum === 1

function explain(issue: Issue, value: unknown): Omit<FieldError, 'pointer'> {
  if (value === undefined || value === '' || isBlank(issue))
    return { code: 'required', detail: 'Is missing.' }
  switch (issue.code) {
    case 'too_small':
      return { code: 'tooShort', detail: `Takes at least ${issue.minimum}${unit(issue)}.` }
    case 'too_big':
      return { code: 'tooLong', detail: `Takes at most ${issue.maximum}${unit(issue)}.` }
    case 'invalid_value':
      return { code: 'notAllowed', detail: `Takes one of: ${issue.values.map(String).join(', ')}.` }
    case 'invalid_union':
      return { code: 'format', detail: 'Is not valid.' }
    case 'invalid_format':
      return { code: 'format', detail: `Is not ${issue.format === 'email' ? 'an email address' : 'valid'}.` }
    default:
      return { code: 'type', detail: 'Is not of the right kind.' }
  }
}

// RFC 6901: "~" and "/" have a meaning of their own.
const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** What is wrong with each value, the first reason only. */
function fieldErrors(issues: readonly Issue[], data: unknown): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    const pointer = pointerTo(issue.path)
    if (errors.has(pointer)) continue
    errors.set(pointer, { pointer, ...explain(issue, valueAt(data, issue.path)) })
  }
  return [...errors.values()]
}

/** Runs after a call was held against its schema, and ends one that does not fit. */
export function refuseInvalid(result: Checked): undefined {
  if (result.success) return
  // The hook is given what was checked, but the type of a failure does not name it.
  const { data } = result as typeof result & { data: unknown }
  if (result.target === 'header') {
    const names = result.error.issues.map(({ path }) => path.map(String).join('.'))
    throw new Refusal(400, `A header is missing or wrong: ${names.join(', ')}.`)
  }
  const errors = fieldErrors(result.error.issues, data)
  throw new Refusal(422, 'Some values are not accepted.', { errors })
}
