import type { Clock } from '../core/clock.ts'
import type { Passwords } from '../core/passwords.ts'
import { newId, type Random } from '../core/secrets.ts'
import type { Database } from '../database/connection.ts'
import type { Mails } from '../mail/mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Resets } from './resets.ts'
import type { Session, Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

export interface AccountDeps {
  readonly db: Database
  readonly clock: Clock
  readonly random: Random
  readonly users: Users
  readonly sessions: Sessions
  readonly resets: Resets
  readonly passwords: Passwords
  readonly outbox: Outbox
  readonly mails: Mails
}

interface Registration {
  readonly name: string
  readonly email: string
  readonly newPassword: string
  readonly locale: string
}

interface SignedIn {
  readonly token: string
  readonly user: User
}

/** What people do with their accounts. Null and false are refusals; a throw is a bug. */
export interface Accounts {
  /** Null when the address is taken. */
  readonly register: (data: Registration) => Promise<SignedIn | null>
  /** Null when the two do not belong together; an unknown address takes as long. */
  readonly signIn: (email: string, password: string) => Promise<SignedIn | null>
  /** False when the old password is wrong. Every other session ends. */
  readonly changePassword: (session: Session, password: string, newPassword: string) => Promise<boolean>
  /** Sends a code, where there is somebody to send it to; the work is the same where there is not. */
  readonly requestReset: (email: string, locale: string) => void
  /** Whose password it was; null when the code is unknown, used or expired. Every session ends. */
  readonly resetPassword: (code: string, newPassword: string) => Promise<User | null>
}

/** A new password ends what the old one opened, and its owner hears of it. */
function replacePassword(
  { users, sessions, resets, outbox, mails, clock }: AccountDeps,
  user: User,
  hash: string,
  keep?: Session,
): void {
  users.setPassword(user.id, hash)
  sessions.endAll(user.id, keep)
  resets.endAll(user.id)
  outbox.send(mails.passwordChanged(user, clock()))
}

export function createAccounts(deps: AccountDeps): Accounts {
  const { db, clock, random, users, sessions, resets, passwords, outbox, mails } = deps
  return {
    async register({ name, email, newPassword, locale }) {
      if (users.findByEmail(email)) return null
      const password = await passwords.hash(newPassword)
      const id = newId(random)
      const user = { id, email, name, phone: '', birthday: '', locale, password, createdAt: clock() }
      return db.transaction(() => (users.add(user) ? { token: sessions.start(id), user } : null))
    },
    async signIn(email, password) {
      const user = users.findByEmail(email)
      const fits = await passwords.matches(password, user?.password ?? null)
      if (!fits || !user) return null
      return db.transaction(() => {
        // Changed while this was being worked out: what was checked is no longer the password.
        const current = users.find(user.id)
        return current?.password === user.password ? { token: sessions.start(user.id), user: current } : null
      })
    },
    async changePassword(session, password, newPassword) {
      const before = users.find(session.userId)
      if (!before || !(await passwords.matches(password, before.password))) return false
      const hash = await passwords.hash(newPassword)
      return db.transaction(() => {
        const user = users.find(session.userId)
        // As above.
        if (user?.password !== before.password) return false
        replacePassword(deps, user, hash, session)
        return true
      })
    },
    requestReset(email, locale) {
      db.transaction(() => {
        const user = users.findByEmail(email)
        const { code, expiresAt } = resets.start(user?.id ?? null)
        if (user) outbox.send(mails.newPassword({ email: user.email, locale }, code, expiresAt))
      })
    },
    async resetPassword(code, newPassword) {
      if (resets.find(code) === null) return null
      const hash = await passwords.hash(newPassword)
      return db.transaction(() => {
        // Asked again: two may have come with the same code at the same time.
        const userId = resets.find(code)
        const user = userId === null ? null : users.find(userId)
        if (user) replacePassword(deps, user, hash)
        return user
      })
    },
  }
}
