import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Database } from './connection.ts'
import { ownFolder } from './folder-owner.ts'
import { migrate } from './migrate.ts'
import { seedPlans } from './seed-plans.ts'

/** A new file gets its name when it is complete: switching to the write-ahead log is not safe against a kill. */
function create(file: string): void {
  const unfinished = `${file}.new`
  for (const ending of ['', '-wal', '-journal', '.lock']) {
    rmSync(unfinished + ending, { recursive: true, force: true })
  }
  const db = connect(unfinished)
  migrate(db)
  db.close()
  renameSync(unfinished, file)
}

/** The data in a folder, for this process alone; made when there is none. */
export function openDatabase(folder: string): Database {
  const owner = ownFolder(folder)
  try {
    const file = join(folder, 'api.sqlite')
    if (!existsSync(file)) create(file)
    const db = connect(file)
    migrate(db)
    seedPlans(db)
    return {
      ...db,
      close() {
        db.close()
        owner.release()
      },
    }
  } catch (error) {
    owner.release()
    throw error
  }
}
