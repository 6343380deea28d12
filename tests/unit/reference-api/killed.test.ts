import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../../../reference-api/database/connection.ts'
import { ownFolder } from '../../../reference-api/database/folder-owner.ts'
import { testApi } from './support/test-api.ts'
import { testFolder } from './support/test-folder.ts'

const writer = join(import.meta.dirname, 'support/write-on.ts')

function startWriter(folder: string, round: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder, String(round)], {
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
  }
  db.close()
  return found
}

test('a process that is killed while it writes leaves nothing half-written, and loses nothing it confirmed', async () => {
  const folder = testFolder()
  const confirmed: string[] = []
  for (let round = 0; round < 8; round += 1) {
    const writing = startWriter(folder, round)
    await until(() => writing.confirmed().length >= 3 + 2 * round, writing.child)
    // Not always at the same step.
    await wait(round * 0.7)
    await kill(writing.child)
    expect(writing.errors()).toBe('')
    confirmed.push(...writing.confirmed())

    const found = inspect(folder)
    expect(found).toMatchObject({ sound: 'ok', lost: 0, accountsWithoutSession: 0 })
    expect(found.mails).toBe(found.codes)
    expect(confirmed.filter((email) => !found.emails.has(email))).toEqual([])
  }
  expect(confirmed.length).toBeGreaterThan(60)
})

test('one that is killed while it makes its tables is no hindrance to the next', async () => {
  const folder = testFolder()
  for (const delay of [300, 400, 450, 500, 550]) {
    const begun = startWriter(folder, delay)
    await wait(delay)
    await kill(begun.child)
  }
  const api = testApi({ folder })
  expect(
    (await api.post('/auth/register', { name: 'A', email: 'a@b.example', newPassword: '12345678' })).status,
  ).toBe(201)
})

describe('one folder', () => {
  test('is used by one process; the next one is told which', async () => {
    const folder = testFolder()
    const first = startWriter(folder, 1)
    await until(() => first.confirmed().length > 0, first.child)
    const second = startWriter(folder, 2)
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
