import { z } from 'zod'
import type { Clock } from '../core/clock.ts'
import { fingerprint, newCode, readCode, type Random } from '../core/secrets.ts'
import type { Database } from '../database/connection.ts'

const resetRow = z.object({ userId: z.string() })

export interface Resets {
  /** A code that sets a new password once. Without a user the same is written, and nobody can use it. */
  readonly start: (userId: string | null) => { code: string; expiresAt: number }
  /** Whose code it is; null when it is unknown, used or expired. */
  readonly find: (code: string) => string | null
  /** Makes every code of a user worthless. */
  readonly endAll: (userId: string) => void
}

interface ResetDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly resetMs: number
}

const fingerprintOf = (code: string): string => fingerprint(readCode(code))

export function createResets({ db, clock, random, resetMs }: ResetDeps): Resets {
  return {
    start(userId) {
      const [code, expiresAt] = [newCode(random), clock() + resetMs]
      db.run('DELETE FROM resets WHERE expires_at <= ?', [clock()])
      db.run('INSERT INTO resets (code, user_id, expires_at) VALUES (?, ?, ?)', [
        fingerprintOf(code),
        userId,
        expiresAt,
      ])
      return { code, expiresAt }
    },
    find: (code) =>
      db.get(
        resetRow,
        'SELECT user_id AS userId FROM resets WHERE code = ? AND expires_at > ? AND user_id IS NOT NULL',
        [fingerprintOf(code), clock()],
      )?.userId ?? null,
    endAll: (userId) => void db.run('DELETE FROM resets WHERE user_id = ?', [userId]),
  }
}
