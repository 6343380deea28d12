import type { CheckName, CheckParams } from '#site/checks.ts'
import type { PageError } from '../errors/page-error.ts'
import type { Clock } from './clock.ts'
import { isRecord } from './is-record.ts'

type Params = Readonly<Record<string, string>>

/** The address being visited. */
export interface Visit<Given extends Params = Params> {
  /** With query and hash, as it is reported. */
  readonly path: string
  readonly params: Given
  readonly query: URLSearchParams
}

/** A check that the configuration declares whole. */
export type DeclaredCheck =
  | { readonly query: string; readonly oneOf: readonly string[]; readonly optional: boolean }
  | { readonly param: string; readonly oneOf: readonly string[]; readonly optional: boolean }

/** A check of a page: declared, or the name of one written in code. */
export type PageCheck = DeclaredCheck | { readonly check: string }

const isDeclared = (check: PageCheck): check is DeclaredCheck => !('check' in check)

/** Only true passes; an error in place of false says more about the failure. */
export type CheckResult = boolean | Partial<PageError>

/** A check written in code; one that throws has failed with what it throws. */
export type NamedCheck<Visited extends Visit = Visit> = (visit: Visited) => CheckResult | Promise<CheckResult>

/** The check of this name in src/checks; its params are those of the pages that name it. */
export type SiteCheck<Name extends CheckName> = NamedCheck<Visit<CheckParams[Name]>>

export interface FailedCheck {
  readonly error: PageError
  /** What was thrown, to be logged; absent where a check just said no. */
  readonly cause?: unknown
}

function passes(check: DeclaredCheck, { params, query }: Visit): boolean {
  const param = 'param' in check && Object.hasOwn(params, check.param) ? params[check.param] : undefined
  const values = 'query' in check ? query.getAll(check.query) : param === undefined ? [] : [param]
  return values.length === 0 ? check.optional : values.every((value) => check.oneOf.includes(value))
}

/** Whether an address passes all that is declared of it; a name given twice has to be right twice. */
export const passesDeclared = (checks: readonly DeclaredCheck[], visit: Visit): boolean =>
  checks.every((check) => passes(check, visit))

/** The fatal 404 of a failed check, with whatever the check itself says, field by field. */
export function checkFailed({ path }: Pick<Visit, 'path'>, own: unknown): PageError {
  const given = isRecord(own) ? own : { message: own }
  const { fatal, message } = given
  return {
    // As on an error page, 0, NaN and an empty status are none.
    status: Number(given['status']) || 404,
    fatal: typeof fatal === 'boolean' ? fatal : true,
    message: typeof message === 'string' && message !== '' ? message : `Page Not Found: ${path}`,
  }
}

/** So long a page waits for a check, and is not shown. */
const limitSeconds = 10

/** What a check answers; `late` in place of an answer that does not come. */
async function answerOf(run: NamedCheck, visit: Visit, late: Error, clock: Clock): Promise<unknown> {
  let timer = 0
  const limit = new Promise((end) => {
    timer = clock.setTimeout(() => end(late), limitSeconds * 1000)
  })
  try {
    return await Promise.race([run(visit), limit])
  } finally {
    clock.clearTimeout(timer)
  }
}

/** Runs the checks of a page, the declared ones first, up to the first that fails; null when all pass. */
export async function runPageChecks(
  checks: readonly PageCheck[],
  code: Readonly<Record<string, NamedCheck>>,
  visit: Visit,
  clock: Clock,
): Promise<FailedCheck | null> {
  if (!passesDeclared(checks.filter(isDeclared), visit)) return { error: checkFailed(visit, null) }
  for (const { check } of checks.filter((each) => 'check' in each)) {
    const run = Object.hasOwn(code, check) ? code[check] : undefined
    // A page of a newer build may name a check that this one does not have.
    if (!run) return { error: checkFailed(visit, null), cause: new Error(`No check "${check}"`) }
    try {
      const late = new Error(`Check "${check}" has not answered within ${limitSeconds} seconds`)
      const result = await answerOf(run, visit, late, clock)
      if (result === late) return { error: checkFailed(visit, null), cause: late }
      if (result !== true) return { error: checkFailed(visit, result) }
    } catch (cause) {
      return { error: checkFailed(visit, cause), cause }
    }
  }
  return null
}
