import type { CheckName } from '#site/checks.ts'
import type { NamedCheck, SiteCheck } from '../services/page-checks.ts'

/** The function of each check of the configuration; codegen reads the names from the files beside this one. */
const checks: { readonly [Name in CheckName]: SiteCheck<Name> } = {}

/** The checks by name. Which params each is given, the types above have made sure of; here it is forgotten. */
export const namedChecks = checks as Readonly<Record<string, NamedCheck>>
