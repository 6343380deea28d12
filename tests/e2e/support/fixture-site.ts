import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from './test.ts'

/** A call that reached the provider. */
export interface Call {
  readonly call: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

interface Reply {
  readonly status: number
  readonly json: object
}

/** A provider that answers over HTTP, and keeps what it was asked. */
export async function startProvider(answer: (call: Call) => Reply) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null')
      const call = { call: `${method} ${url}`, headers, body }
      calls.push(call)
      const { status, json } = answer(call)
      const type = status < 400 ? 'application/json' : 'application/problem+json'
      response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(json))
    })
  })
  server.listen(0)
  await once(server, 'listening')
  return { calls, server, origin: originOf(server) }
}

function originOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider listens on no port')
  return `http://localhost:${address.port}`
}

const run = (script: string, site: string): void => {
  const command = ['--import', 'tsx', script, '--site', site]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}

/** The address that a server says it serves. */
async function addressOf(server: ChildProcess): Promise<string> {
  // It says so once, in one line.
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  return /http:\S+/.exec(line.toString())?.[0] ?? ''
}

/** Where a site is served, and before which provider; without one, no call of the API is answered. */
interface Served {
  readonly port?: number
  readonly apiOrigin?: string
}

/** Makes a site of its YAML and its texts alone, builds it, and serves it. */
export async function serveFixture(
  fixture: string,
  { port = 0, apiOrigin = 'http://localhost:1' }: Served = {},
) {
  const site = mkdtempSync(join(tmpdir(), 'fixture-site-'))
  for (const name of ['site.config.yaml', 'translations']) {
    cpSync(join(fixture, name), join(site, name), { recursive: true })
  }
  run('codegen/main.ts', site)
  run('scripts/build.ts', site)
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--site', site], {
    env: { ...process.env, PORT: String(port), API_ORIGIN: apiOrigin },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = (): void => {
    server.kill()
    rmSync(site, { recursive: true, force: true })
  }
  return { address: await addressOf(server), stop }
}

const textsIn = (file: string): Record<string, string> =>
  // Files of texts, by their ids.
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

/** The words of a site in a language as translators wrote them, with their plain placeholders filled in. */
export function fixtureWords(fixture: string, language: string) {
  const texts = {
    ...textsIn(`codegen/defaults/messages/${language}.json`),
    ...textsIn(`${fixture}/translations/${language}.json`),
  }
  return (id: string, values: Readonly<Record<string, string>> = {}): string =>
    (texts[id] ?? `no text ${id}`).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
