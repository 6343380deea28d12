import { passesDeclared, type DeclaredCheck } from '../services/page-checks.ts'

/** A check written in code, by its name: only the runtime knows it. */
interface CheckName {
  readonly check: string
}

/** Whether it is certain already that this address passes every check of its page (`data-checks`, JSON). */
export function isSurelyValid(checks: string | undefined, search: string): boolean {
  if (checks === undefined) return true
  // Written by our own build.
  const all = JSON.parse(checks) as readonly (DeclaredCheck | CheckName)[]
  const declared = all.filter((check): check is DeclaredCheck => !('check' in check))
  const visit = { path: '', params: {}, query: new URLSearchParams(search) }
  return declared.length === all.length && passesDeclared(declared, visit)
}
