import { z } from 'zod'
import type { Database } from '../database/connection.ts'

const planRow = z.object({ id: z.string(), names: z.string(), amount: z.number(), currency: z.string() })
const planNames = z.record(z.string(), z.string())

/** What can be bought. */
export interface Plan {
  readonly id: string
  /** By language. */
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly currency: string
}

export interface Plans {
  readonly list: () => Plan[]
  readonly find: (id: string) => Plan | null
}

const columns = 'id, names, amount, currency'

const planOf = ({ names, ...rest }: z.infer<typeof planRow>): Plan => ({
  ...rest,
  names: planNames.parse(JSON.parse(names)),
})

/** English where nobody has named it otherwise. */
export const planName = ({ id, names }: Plan, locale: string): string => names[locale] ?? names['en'] ?? id

export const createPlans = (db: Database): Plans => ({
  list: () => db.all(planRow, `SELECT ${columns} FROM plans ORDER BY position`).map(planOf),
  find(id) {
    const found = db.get(planRow, `SELECT ${columns} FROM plans WHERE id = ?`, [id])
    return found && planOf(found)
  },
})
