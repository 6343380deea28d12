import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../../../reference-api/database/connection.ts'
import { ownFolder } from '../../../reference-api/database/folder-owner.ts'
import { openDatabase } from '../../../reference-api/database/open-database.ts'
import { atEachWrite } from './support/at-each-write.ts'
import { testApi } from './support/test-api.ts'
import { testFolder } from './support/test-folder.ts'

const writer = join(import.meta.dirname, 'support/write.ts')

function startWriter(folder: string, name: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [told, failed] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (failed += text))
  return {
    child,
    /** What was confirmed; the last line may be cut off. */
    confirmed: () => told.split('\n').slice(1, -1),
    errors: () => failed,
  }
}

async function until(holds: () => boolean, child: ChildProcess): Promise<void> {
  while (!holds() && child.exitCode === null) await wait(1)
}

async function kill(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit')
  child.kill('SIGKILL')
  await end
}

const count = z.object({ count: z.number() })

/** Looks at the data with nothing between it and us. */
function inspect(folder: string) {
  const db = connect(join(folder, 'api.sqlite'))
  const ask = (sql: string) => db.get(count, `SELECT count(*) AS count FROM ${sql}`)?.count
  const found = {
    sound: db.get(z.object({ integrity_check: z.string() }), 'PRAGMA integrity_check')?.integrity_check,
    lost: ask('pragma_foreign_key_check'),
    emails: new Set(
      db.all(z.object({ email: z.string() }), 'SELECT email FROM users').map(({ email }) => email),
    ),
    accountsWithoutSession: ask('users WHERE id NOT IN (SELECT user_id FROM sessions)'),
    codes: ask('resets'),
    mails: ask('mails'),
    plans: ask('plans'),
  }
  db.close()
  return found
}

/** Nothing is there by half: an account with its session, a code with its mail. */
function expectWhole(folder: string, confirmed: readonly string[]): void {
  const found = inspect(folder)
  expect(found).toMatchObject({ sound: 'ok', lost: 0, accountsWithoutSession: 0 })
  expect(found.mails).toBe(found.codes)
  expect(confirmed.filter((email) => !found.emails.has(email))).toEqual([])
}

test('whenever it ends, in the middle of any write, nothing is half-written', async () => {
  const [folder, copies] = [testFolder(), testFolder()]
  const confirmed: string[] = []
  // What lies on the disk at that moment is what a process that was killed leaves behind.
  const moments: { copy: string; confirmed: string[] }[] = []
  const look = () => {
    const copy = join(copies, String(moments.length))
    cpSync(folder, copy, { recursive: true })
    moments.push({ copy, confirmed: [...confirmed] })
  }
  const api = testApi({ folder })
  await atEachWrite(look, async () => {
    for (const email of ['anna@provider.example', 'oleh@provider.example']) {
      await api.register({ email })
      confirmed.push(email)
      await api.post('/auth/forgot-password', { email })
    }
    // Brings what was logged into the database itself.
    api.restart()
  })
  expect(moments.length).toBeGreaterThan(40)
  for (const moment of moments) expectWhole(moment.copy, moment.confirmed)
})

test('a process that is killed while it writes loses nothing that it confirmed, and leaves nothing half-written', async () => {
  const folder = testFolder()
  const confirmed: string[] = []
  for (const round of [1, 2, 3]) {
    const writing = startWriter(folder, `round-${round}`)
    await until(() => writing.confirmed().length >= 7 * round, writing.child)
    await kill(writing.child)
    expect(writing.errors()).toBe('')
    confirmed.push(...writing.confirmed())
    expectWhole(folder, confirmed)
  }
  expect(confirmed.length).toBeGreaterThanOrEqual(42)
})

test('whenever it ends while it makes its tables, the next one begins anew', async () => {
  const copies = testFolder()
  const folder = join(testFolder(), 'data')
  let moments = 0
  const look = () => cpSync(folder, join(copies, String((moments += 1))), { recursive: true })
  await atEachWrite(look, () => {
    openDatabase(folder).close()
    return Promise.resolve()
  })
  expect(moments).toBeGreaterThan(20)
  for (let moment = 1; moment <= moments; moment += 1) {
    const copy = join(copies, String(moment))
    openDatabase(copy).close()
    expect(inspect(copy)).toMatchObject({ sound: 'ok', plans: 3 })
  }
})

describe('one folder', () => {
  test('is used by one process; the next one is told which', async () => {
    const folder = testFolder()
    const first = startWriter(folder, 'first')
    await until(() => first.confirmed().length > 0, first.child)
    const second = startWriter(folder, 'second')
    const [code] = (await once(second.child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(second.errors()).toContain(
      `The data in ${folder} is in use by process ${first.child.pid ?? 0}. Stop it, or name another folder: API_DATA=….`,
    )
    expect(first.child.exitCode).toBeNull()
  })

  test('is used once within a process', () => {
    const folder = testFolder()
    const owner = ownFolder(folder)
    expect(() => ownFolder(`${folder}/.`)).toThrow(`is in use by process ${process.pid}`)
    owner.release()
    ownFolder(folder).release()
  })
})

test('a restart keeps the data: accounts, sessions, payments, mails', async () => {
  const api = testApi()
  const { token, user } = await api.register()
  const headers = { 'idempotency-key': 'k' }
  const { text } = await api.post('/payments', { plan: 'pro' }, { token, headers })
  await api.post('/auth/forgot-password', { email: user.email })
  const before = await api.mails()
  api.restart()
  expect((await api.get('/me', { token })).json).toEqual(user)
  expect((await api.post('/payments', { plan: 'pro' }, { token, headers })).text).toBe(text)
  expect(await api.mails()).toEqual(before)
})
