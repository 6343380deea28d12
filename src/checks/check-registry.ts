import type { CheckName } from '#site/checks.ts'
import type { NamedCheck, SiteCheck } from '../services/page-checks.ts'

/**
 * The function of each check in code; codegen reads the names from the files beside this one. To add a check, name it
 * in `validate` of its pages, write `<name>.ts` with a `SiteCheck<'<name>'>`, run codegen, and give it its entry here.
 */
const checks: { readonly [Name in CheckName]: SiteCheck<Name> } = {}

/** The checks by name. Which params each is given, the types above have made sure of; here it is forgotten. */
export const namedChecks = checks as Readonly<Record<string, NamedCheck>>
