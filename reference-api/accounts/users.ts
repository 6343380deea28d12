import { z } from 'zod'
import type { Database } from '../database/connection.ts'

const userRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  /** A day such as 1990-12-31, or empty. */
  birthday: z.string(),
  locale: z.string(),
  /** Hashed. */
  password: z.string(),
  createdAt: z.number(),
})
export type User = z.infer<typeof userRow>

export interface Profile {
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly birthday?: string | undefined
}

export interface Users {
  /** False when there is an account with that address. */
  readonly add: (user: User) => boolean
  readonly find: (id: string) => User | null
  readonly findByEmail: (email: string) => User | null
  /** What is not named stays as it is. */
  readonly update: (id: string, changes: Profile) => void
  readonly setPassword: (id: string, password: string) => void
}

/** Addresses that differ in capital letters only are the same to every mail server there is. */
export const emailKey = (email: string): string => email.toLowerCase()

const columns = 'id, email, name, phone, birthday, locale, password, created_at AS createdAt'

export function createUsers(db: Database): Users {
  return {
    add: ({ id, email, name, phone, birthday, locale, password, createdAt }) =>
      db.run(
        `INSERT INTO users (id, email, email_key, name, phone, birthday, locale, password, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING`,
        [id, email, emailKey(email), name, phone, birthday, locale, password, createdAt],
      ) === 1,
    find: (id) => db.get(userRow, `SELECT ${columns} FROM users WHERE id = ?`, [id]),
    findByEmail: (email) =>
      db.get(userRow, `SELECT ${columns} FROM users WHERE email_key = ?`, [emailKey(email)]),
    update: (id, { name, phone, birthday }) =>
      void db.run(
        `UPDATE users SET name = coalesce(?, name), phone = coalesce(?, phone),
           birthday = coalesce(?, birthday) WHERE id = ?`,
        [name ?? null, phone ?? null, birthday ?? null, id],
      ),
    setPassword: (id, password) => void db.run('UPDATE users SET password = ? WHERE id = ?', [password, id]),
  }
}
