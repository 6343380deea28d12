import sqlite from 'node-sqlite3-wasm'
import { rmSync } from 'node:fs'
import type { z } from 'zod'

export type Value = string | number | null

/** SQL with its values; rows are checked against what is expected of them. */
export interface Database {
  /** The number of rows that changed. */
  readonly run: (sql: string, values?: readonly Value[]) => number
  readonly get: <Row>(row: z.ZodType<Row>, sql: string, values?: readonly Value[]) => Row | null
  readonly all: <Row>(row: z.ZodType<Row>, sql: string, values?: readonly Value[]) => Row[]
  /** All of it or nothing. Inside another one it is part of that. */
  readonly transaction: <Result>(work: () => Result) => Result
  /** Several statements, without values. */
  readonly script: (sql: string) => void
  readonly close: () => void
}

/**
 * The driver's lock is a folder, which outlives a process that was killed. Who may use the data is settled before
 * (folder-owner.ts), so one that stands here is a leftover.
 */
const dropLock = (file: string): void => rmSync(`${file}.lock`, { recursive: true, force: true })

/**
 * A write-ahead log held by one process is the one mode in which a kill leaves nothing half-written: with the
 * rollback journal the driver takes its own lock for that of a writer at work, and does not roll back.
 */
const settings = ['PRAGMA locking_mode = EXCLUSIVE', 'PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL']

export function connect(file: string): Database {
  dropLock(file)
  const db = new sqlite.Database(file)
  for (const setting of settings) db.get(setting)
  // Asked anew each time: the driver's answer changes with every statement.
  const isOpen = (): boolean => db.inTransaction
  if (db.get('PRAGMA journal_mode')?.['journal_mode'] !== 'wal')
    throw new Error(`${file}: no write-ahead log`)

  return {
    run: (sql, values = []) => db.run(sql, [...values]).changes,
    get(row, sql, values = []) {
      const found = db.get(sql, [...values])
      return found && row.parse(found)
    },
    all: (row, sql, values = []) => db.all(sql, [...values]).map((found) => row.parse(found)),
    transaction(work) {
      if (isOpen()) return work()
      db.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        db.exec('COMMIT')
        return result
      } catch (error) {
        if (isOpen()) db.exec('ROLLBACK')
        throw error
      }
    },
    script: (sql) => db.exec(sql),
    close: () => db.close(),
  }
}
