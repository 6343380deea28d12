import { z } from 'zod'
import type { Database } from './connection.ts'
import { migrations } from './migrations.ts'

const versionRow = z.object({ user_version: z.number() })

const versionOf = (db: Database): number => db.get(versionRow, 'PRAGMA user_version')?.user_version ?? 0

/** Brings the tables up to date, each step whole or not at all. */
export function migrate(db: Database, steps: readonly string[] = migrations): void {
  const version = versionOf(db)
  if (version > steps.length) {
    throw new Error('The data was written by a newer version of this API. Name another folder: API_DATA=….')
  }
  steps.slice(version).forEach((step, index) => {
    db.transaction(() => {
      db.script(step)
      db.script(`PRAGMA user_version = ${version + index + 1}`)
    })
  })
}
