import type { Session } from '../services/session.ts'

/** What `<html>` says of a page that is not for everyone. */
interface Access {
  /** Path of the page where guests are sent; absent where they may stay. */
  readonly signIn?: string | undefined
  /** Path of the page where members are sent whom no link leads on; absent where they may stay. */
  readonly home?: string | undefined
}

const leadsOn = (here: string): boolean => /^[^#]*\?([^#]*&)?returnTo=/.test(here)

/**
 * Where a visitor belongs who may not see this page; null when he may, or when only the runtime can tell: a link leads a
 * member through here to another page. `here` with query and hash.
 */
export function elsewhere(
  { signIn, home }: Access,
  session: Pick<Session, 'get'>,
  here: string,
): string | null {
  if (session.get() !== null) return leadsOn(here) ? null : (home ?? null)
  return signIn === undefined ? null : `${signIn}?returnTo=${encodeURIComponent(here)}`
}
