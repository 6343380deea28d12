import { z } from 'zod'
import type { Database } from '../database/connection.ts'

const userRow = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  locale: z.string(),
  /** Hashed. */
  password: z.string(),
  createdAt: z.number(),
})
export type User = z.infer<typeof userRow>

export interface Users {
  /** False when there is an account with that address. */
  readonly add: (user: User) => boolean
  readonly find: (id: string) => User | null
  readonly findByEmail: (email: string) => User | null
  readonly update: (id: string, changes: { name?: string | undefined; phone?: string | undefined }) => void
  readonly setPassword: (id: string, password: string) => void
}

/** Addresses that differ in capital letters only are the same to every mail server there is. */
export const emailKey = (email: string): string => email.toLowerCase()

const columns = 'id, email, name, phone, locale, password, created_at AS createdAt'

export function createUsers(db: Database): Users {
  return {
    add: ({ id, email, name, phone, locale, password, createdAt }) =>
      db.run(
        `INSERT INTO users (id, email, email_key, name, phone, locale, password, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email_key) DO NOTHING`,
        [id, email, emailKey(email), name, phone, locale, password, createdAt],
      ) === 1,
    find: (id) => db.get(userRow, `SELECT ${columns} FROM users WHERE id = ?`, [id]),
    findByEmail: (email) =>
      db.get(userRow, `SELECT ${columns} FROM users WHERE email_key = ?`, [emailKey(email)]),
    update: (id, { name, phone }) =>
      void db.run('UPDATE users SET name = coalesce(?, name), phone = coalesce(?, phone) WHERE id = ?', [
        name ?? null,
        phone ?? null,
        id,
      ]),
    setPassword: (id, password) => void db.run('UPDATE users SET password = ? WHERE id = ?', [password, id]),
  }
}
