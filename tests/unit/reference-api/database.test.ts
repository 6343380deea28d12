import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { connect, type Database } from '../../../reference-api/database/connection.ts'
import { migrate } from '../../../reference-api/database/migrate.ts'
import { migrations } from '../../../reference-api/database/migrations.ts'
import { openDatabase } from '../../../reference-api/database/open-database.ts'
import { seedPlans } from '../../../reference-api/database/seed-plans.ts'
import { createPayments } from '../../../reference-api/payments/payments.ts'
import { createPlans } from '../../../reference-api/payments/plans.ts'
import { testFolder } from './support/test-folder.ts'

const column = z.object({ value: z.union([z.string(), z.number(), z.null()]) })
const values = (db: Database, sql: string) => db.all(column, sql).map(({ value }) => value)
const version = (db: Database) => values(db, 'SELECT user_version AS value FROM pragma_user_version')[0]

function emptyDatabase(): Database {
  const db = connect(join(testFolder(), 'test.sqlite'))
  onTestFinished(db.close)
  return db
}

describe('migrations', () => {
  const steps = ['CREATE TABLE a (x)', 'INSERT INTO a VALUES (1)', 'INSERT INTO a VALUES (2)']

  test('run in order, once each', () => {
    const db = emptyDatabase()
    migrate(db, steps)
    migrate(db, steps)
    expect([version(db), values(db, 'SELECT x AS value FROM a')]).toEqual([3, [1, 2]])
  })

  test('go on from where older data stands, and keep it', () => {
    const db = emptyDatabase()
    migrate(db, steps.slice(0, 1))
    db.run('INSERT INTO a VALUES (0)')
    migrate(db, steps)
    expect([version(db), values(db, 'SELECT x AS value FROM a')]).toEqual([3, [0, 1, 2]])
  })

  test('one that fails leaves nothing of itself, and those before it done', () => {
    const db = emptyDatabase()
    expect(() => migrate(db, [...steps.slice(0, 2), 'INSERT INTO a VALUES (9); SELECT nonsense'])).toThrow()
    expect([version(db), values(db, 'SELECT x AS value FROM a')]).toEqual([2, [1]])
  })

  test('data of a newer version is left alone', () => {
    const db = emptyDatabase()
    migrate(db, steps)
    expect(() => migrate(db, steps.slice(0, 2))).toThrow(
      'The data was written by a newer version of this API.',
    )
  })

  test('run over the data of the first version, and over none', () => {
    const folder = testFolder()
    const first = connect(join(folder, 'api.sqlite'))
    migrate(first, migrations.slice(0, 1))
    first.run(
      `INSERT INTO users (id, email, email_key, name, phone, birthday, locale, password, created_at)
       VALUES ('1', 'a@b.example', 'a@b.example', 'Anna', '', '', 'en', '', 0)`,
    )
    first.close()
    for (const [where, users] of [
      [folder, ['Anna']],
      [testFolder(), []],
    ] as const) {
      const db = openDatabase(where)
      expect(version(db)).toBe(migrations.length)
      expect(values(db, 'SELECT name AS value FROM users')).toEqual(users)
      db.close()
    }
  })
})

describe('a transaction', () => {
  const table = () => {
    const db = emptyDatabase()
    db.script('CREATE TABLE a (x UNIQUE)')
    return { db, rows: () => values(db, 'SELECT x AS value FROM a') }
  }
  const failing = (db: Database) => () => {
    db.run('INSERT INTO a VALUES (1)')
    throw new Error('no')
  }

  test('that fails leaves nothing, and the next one works', () => {
    const { db, rows } = table()
    expect(() => db.transaction(failing(db))).toThrow('no')
    expect(rows()).toEqual([])
    expect(db.transaction(() => db.run('INSERT INTO a VALUES (2)'))).toBe(1)
    expect(rows()).toEqual([2])
  })

  test('inside another one is part of it', () => {
    const { db, rows } = table()
    const outer = () => {
      db.transaction(() => db.run('INSERT INTO a VALUES (2)'))
      db.transaction(failing(db))
    }
    expect(() => db.transaction(outer)).toThrow('no')
    expect(rows()).toEqual([])
  })

  test('rows that are not as expected are a mistake, not data', () => {
    const { db } = table()
    db.run("INSERT INTO a VALUES ('text')")
    expect(() => db.get(z.object({ x: z.number() }), 'SELECT x FROM a')).toThrow(z.ZodError)
  })
})

test('new prices count from the next start; payments keep the price they were begun at', () => {
  const db = openDatabase(testFolder())
  onTestFinished(db.close)
  db.run(
    `INSERT INTO users (id, email, email_key, name, phone, birthday, locale, password, created_at)
     VALUES ('1', 'a@b.example', 'a@b.example', 'Anna', '', '', 'en', '', 0)`,
  )
  db.run(`UPDATE plans SET amount = 100 WHERE id = 'basic'`)
  const plans = createPlans(db)
  const payments = createPayments({ db, clock: () => 0, random: (count) => new Uint8Array(count) })
  const plan = plans.find('basic')
  expect(plan?.amount).toBe(100)
  if (plan) payments.start({ userId: '1', plan, locale: 'en', key: 'k' })
  seedPlans(db)
  expect(plans.find('basic')?.amount).toBe(199_00)
  expect(payments.findByKey('1', 'k')?.amount).toBe(100)
})

test('the folder is made for its owner alone, and is left tidy', () => {
  const folder = join(testFolder(), 'deep', 'data')
  openDatabase(folder).close()
  expect(readdirSync(folder)).toEqual(['api.sqlite'])
  if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a folder that cannot be opened is given free again', () => {
  const folder = testFolder()
  openDatabase(folder).close()
  const db = connect(join(folder, 'api.sqlite'))
  db.script('PRAGMA user_version = 999')
  db.close()
  expect(() => openDatabase(folder)).toThrow('newer version')
  expect(existsSync(join(folder, 'owner.pid'))).toBe(false)
})
