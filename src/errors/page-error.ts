/** What an error page is about. The message is canonical English; visitors read a localised text. */
export interface PageError {
  readonly status: number
  /** A fatal error replaces the page; after a non-fatal one the app stays alive as it is. */
  readonly fatal: boolean
  readonly message: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const defaultMessage = (status: number): string =>
  status === 404 ? 'Page Not Found' : 'Internal Server Error'

/**
 * Any thrown or given value as a complete error: a missing, empty, zero or unreadable status is 500,
 * a missing message the one of its status.
 */
export function toPageError(value: unknown): PageError {
  const given = isObject(value) ? value : { message: value }
  const status = Number(given['status']) || 500
  const { message } = given
  return {
    status,
    fatal: given['fatal'] !== false,
    message: typeof message === 'string' && message !== '' ? message : defaultMessage(status),
  }
}

/** No page has this address; `path` is with query and hash. */
export const pageNotFound = (path: string): PageError => ({
  status: 404,
  fatal: false,
  message: `Page not found: ${path}`,
})
