import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeUpDist } from '../server/support/made-up-dist.ts'
import { testFolder } from './support/test-folder.ts'

const site = dirname(makeUpDist())

/** Runs a command of ours until it has said where it listens. */
async function start(file: string, environment: Record<string, string>) {
  const env = { ...process.env, PORT: '0', API_ORIGIN: '', ...environment }
  const parameters = ['--import', 'tsx', file, ...(file.startsWith('server') ? ['--site', site] : [])]
  const child = spawn(process.execPath, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
  }
  return { said: () => said, url: /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '', end }
}

const registered = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna', email: 'anna@provider.example', newPassword: 'a long password' }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { token: string }).token
}

const statusOf = async (url: string, token: string) =>
  (await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status

test('the site that brings the API along is paid at under the name it is called by', async () => {
  const { url } = await start('server/main.ts', { API_DATA: testFolder() })
  const token = await registered(url)
  const called = url.replace('localhost', '127.0.0.1')
  const answer = await fetch(`${called}/api/payments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'key',
    },
    body: JSON.stringify({ plan: 'basic' }),
  })
  expect(((await answer.json()) as { url: string }).url).toMatch(`${called}/api/pay/`)
})

test('site and API start together, say where the mails are, and find the data again', async () => {
  const API_DATA = testFolder()
  const first = await start('server/main.ts', { API_DATA })
  expect(first.said()).toBe(`Site   ${first.url}\nMails  ${first.url}/outbox\n`)
  expect((await fetch(`${first.url}/en`)).status).toBe(200)
  expect((await fetch(`${first.url}/outbox`)).status).toBe(200)
  const token = await registered(first.url)
  await first.end('SIGKILL')

  const second = await start('server/main.ts', { API_DATA })
  expect(await statusOf(second.url, token)).toBe(200)
  await second.end('SIGTERM')
  expect(readdirSync(API_DATA)).toEqual(['api.sqlite'])

  const third = await start('reference-api/main.ts', { API_DATA })
  expect(third.said()).toBe(`API    ${third.url}/api\nMails  ${third.url}/outbox\n`)
  expect(await statusOf(third.url, token)).toBe(200)
  const taken = await start('server/main.ts', { API_DATA })
  expect(taken.said()).toMatch(/^The data in .* is in use by process \d+\. Stop it, or name another folder/)
})

test('with API_ORIGIN the provider answers, and no data is touched', async () => {
  const [theirs, ours] = [testFolder(), testFolder()]
  const provider = await start('reference-api/main.ts', { API_DATA: theirs, SITE_URL: 'http://site.example' })
  const server = await start('server/main.ts', { API_DATA: ours, API_ORIGIN: provider.url })
  expect(server.said()).toBe(`Site   ${server.url}\n`)
  const token = await registered(server.url)
  expect(await statusOf(provider.url, token)).toBe(200)
  expect((await fetch(`${server.url}/outbox`)).status).toBe(404)
  expect(readdirSync(ours)).toEqual([])
})
