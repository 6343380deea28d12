/** Longer than any address of ours; only a trick needs more. */
const longest = 2000

/** Backslashes count as "/" in browsers, and tabs and line breaks are dropped: "/\t/evil.example". */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const deceptive = /[\x00-\x1f\x7f\\]|\/\//

/**
 * Where a visitor came from, as it may be gone back to: path, query and hash of a route of our own, or null.
 * `isOwnRoute` has the last word on the path, as the browser would read it.
 */
export function safeReturnPath(value: unknown, isOwnRoute: (path: string) => boolean): string | null {
  if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return null
  const given = value.replace(/[?#].*/s, '')
  if (deceptive.test(given)) return null
  try {
    // With one slash in front there is no host in it: any base will do.
    const { pathname, search, hash } = new URL(value, 'https://here.invalid')
    // The browser reads "/.//evil.example" as "//evil.example".
    const read = [pathname, decodeURIComponent(pathname)]
    if (read.some((path) => deceptive.test(path)) || !isOwnRoute(pathname)) return null
    return pathname + search + hash
  } catch {
    return null
  }
}
