import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { existing, newPerson } from './support/accounts.ts'
import { expect, test } from './support/test.ts'

const fixture = 'tests/fixtures/sites/minimal'
const [site, data] = [
  mkdtempSync(join(tmpdir(), 'npm-start-')),
  mkdtempSync(join(tmpdir(), 'npm-start-data-')),
]

test.beforeAll(() => {
  for (const name of ['site.config.yaml', 'translations']) {
    cpSync(join(fixture, name), join(site, name), { recursive: true })
  }
})
test.afterAll(() => {
  for (const folder of [site, data]) rmSync(folder, { recursive: true, force: true })
})

/** Runs `npm start` until it says where the mails are; a signal reaches all of it, as that of a terminal does. */
async function npmStart() {
  const npm = spawn('npm', ['start', '--silent', '--', '--site', site], {
    env: { ...process.env, PORT: '0', API_DATA: data, API_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const closed = once(npm, 'close')
  let said = ''
  const urls = new Promise<readonly [string, string]>((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        const [, url, mails] = /^Site {3}(\S+)\nMails {2}(\S+)\n/m.exec(said) ?? []
        if (url !== undefined && mails !== undefined) resolve([url, mails])
      })
    }
    void closed.then(() => reject(new Error(said)))
  })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    // A group has the number of its first process.
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, signal)
    // All that write to its streams have ended.
    await closed
  }
  const [url, mails] = await urls
  return { url, mails, end }
}

test('npm start builds a site, serves it with an API, and finds the accounts of before when it is started again', async ({
  playwright,
}) => {
  test.setTimeout(240_000)
  const person = newPerson()
  const first = await npmStart()
  try {
    const request = await playwright.request.newContext({ baseURL: first.url })
    expect((await request.get('/en')).status()).toBe(200)
    await existing(request, person)
  } finally {
    await first.end('SIGKILL')
  }

  const second = await npmStart()
  try {
    const request = await playwright.request.newContext({ baseURL: second.url })
    const { email, password } = person
    const answer = await request.post('/api/auth/login', { data: { email, password } })
    expect(await answer.json()).toMatchObject({ user: { email, name: person.name } })
    expect((await request.get(second.mails)).status()).toBe(200)
  } finally {
    await second.end('SIGINT')
  }
  // Nothing is left of a process that has the folder.
  expect(readdirSync(data)).toEqual(['api.sqlite'])
})
