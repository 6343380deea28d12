import { z } from 'zod'
import type { Clock } from '../core/clock.ts'
import { fingerprint, newToken, type Random } from '../core/secrets.ts'
import type { Database } from '../database/connection.ts'

const sessionRow = z.object({ token: z.string(), userId: z.string() })

/** Somebody who is signed in; `token` is its fingerprint. */
export type Session = z.infer<typeof sessionRow>

export interface Sessions {
  /** A new token; this is the only time that it is seen. */
  readonly start: (userId: string) => string
  /** Null for a token that is unknown, ended or expired. */
  readonly find: (token: string) => Session | null
  readonly end: (token: string) => void
  /** Ends every session of a user, but for the one that is given. */
  readonly endAll: (userId: string, but?: Session) => void
}

interface SessionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly sessionMs: number
}

/** Only fingerprints of tokens are stored: who reads the data cannot sign in with it. */
export function createSessions({ db, clock, random, sessionMs }: SessionDeps): Sessions {
  return {
    start(userId) {
      const token = newToken(random)
      db.transaction(() => {
        db.run('DELETE FROM sessions WHERE expires_at <= ?', [clock()])
        db.run('INSERT INTO sessions (token, user_id, expires_at) VALUES (?, ?, ?)', [
          fingerprint(token),
          userId,
          clock() + sessionMs,
        ])
      })
      return token
    },
    find: (token) =>
      db.get(sessionRow, 'SELECT token, user_id AS userId FROM sessions WHERE token = ? AND expires_at > ?', [
        fingerprint(token),
        clock(),
      ]),
    end: (token) => void db.run('DELETE FROM sessions WHERE token = ?', [fingerprint(token)]),
    endAll: (userId, but) =>
      void db.run('DELETE FROM sessions WHERE user_id = ? AND token <> ?', [userId, but?.token ?? '']),
  }
}
