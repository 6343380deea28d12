import { createHash } from 'node:crypto'

/** As many bytes as are asked for, which nobody can foresee. */
export type Random = (count: number) => Uint8Array

// Crockford's base 32: no I, L, O and U, so that nothing is read for something else.
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** The name of a thing. It cannot be guessed, but it is no secret either. */
export const newId = (random: Random): string => base64url(random(16))

/** What a session is known by. */
export const newToken = (random: Random): string => base64url(random(32))

/** A secret that people may have to type, of 120 bits: `4KQ7-…`, six groups of four. */
export function newCode(random: Random): string {
  const text = Array.from(random(24), (byte) => digits.charAt(byte % digits.length)).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}

/** A code as it was meant, however it was typed. */
export const readCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

/** What is kept of a secret. It is long and random, so one round will do. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
