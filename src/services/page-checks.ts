import type { PageError } from '../errors/page-error.ts'
import { isRecord } from './is-record.ts'

/** The address being visited. */
export interface Visit {
  /** With query and hash, as it is reported. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
}

/** A check as the configuration declares it. */
export type DeclaredCheck =
  | { readonly query: string; readonly oneOf: readonly string[]; readonly optional: boolean }
  | { readonly param: string; readonly oneOf: readonly string[]; readonly optional: boolean }

/** Only true passes; an error in place of false says more about the failure. */
export type CheckResult = boolean | Partial<PageError>

/** A check written in code; one that throws has failed with what it throws. */
export type NamedCheck<Visited extends Visit = Visit> = (visit: Visited) => CheckResult | Promise<CheckResult>

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

/** Runs the checks of a page, the declared ones first, up to the first that fails; null when all pass. */
export async function runPageChecks<Visited extends Visit>(
  declared: readonly DeclaredCheck[],
  named: readonly NamedCheck<Visited>[],
  visit: Visited,
): Promise<FailedCheck | null> {
  if (!passesDeclared(declared, visit)) return { error: checkFailed(visit, null) }
  for (const check of named) {
    try {
      const result = await check(visit)
      if (result !== true) return { error: checkFailed(visit, result) }
    } catch (cause) {
      return { error: checkFailed(visit, cause), cause }
    }
  }
  return null
}
