import { createHash } from 'node:crypto'

/** SHA-256 of a text, in hexadecimal. */
export const digest = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** One digest for many named texts; no two sets of them run together to the same. */
export const digestAll = (entries: Iterable<readonly [name: string, text: string | Uint8Array]>): string => {
  const hash = createHash('sha256')
  for (const [name, text] of entries) hash.update(`${name}\0${text.length}\0`).update(text)
  return hash.digest('hex')
}
