import { isRecord } from './is-record.ts'

/** One thing that is wrong with what was sent. */
export interface ProblemEntry {
  /** For a developer's eye, where it is said; visitors read the site's own messages. */
  readonly detail: string | null
  /** JSON pointer to the value: `/email`. */
  readonly pointer: string
  /** Name of the field: the first part of the pointer. */
  readonly field: string
}

/** What a server says about a failure (RFC 9457, "Problem Details for HTTP APIs"). */
export interface Problem {
  /** Kind of problem, a URI; `about:blank` says no more than the status. */
  readonly type: string
  readonly title: string | null
  readonly detail: string | null
  readonly instance: string | null
  readonly errors: readonly ProblemEntry[]
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Pointers come as URI fragments (`#/first%20name`) or plain (`/first name`). */
function plainPointer(pointer: string): string | null {
  try {
    const plain = pointer.startsWith('#') ? decodeURIComponent(pointer.slice(1)) : pointer
    return plain.startsWith('/') ? plain : null
  } catch {
    return null
  }
}

function readEntry(value: unknown): ProblemEntry[] {
  if (!isRecord(value)) return []
  const detail = text(value['detail'])
  const pointer = plainPointer(text(value['pointer']) ?? '')
  if (pointer === null) return []
  // RFC 6901: "~1" stands for "/", "~0" for "~", to be read in this order.
  const field = pointer.slice(1).replace(/\/.*/s, '').replaceAll('~1', '/').replaceAll('~0', '~')
  return [{ detail, pointer, field }]
}

/**
 * Reads the body of a failed call; null when it tells nothing. As RFC 9457 asks, a member of the wrong type
 * counts as absent.
 */
export function readProblem(body: unknown): Problem | null {
  if (!isRecord(body)) return null
  const [type, title, detail] = [text(body['type']), text(body['title']), text(body['detail'])]
  const errors = Array.isArray(body['errors']) ? body['errors'].flatMap(readEntry) : []
  if (type === null && title === null && detail === null && errors.length === 0) return null
  return { type: type ?? 'about:blank', title, detail, instance: text(body['instance']), errors }
}
