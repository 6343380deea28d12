import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from './test.ts'

/** Runs `npm run dev` on a site, and tells where once it says so itself. */
export async function startDev(site: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--site', site], {
    env: { ...process.env, PORT: '0', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const origin = () => /http:\/\/localhost:\d+/.exec(said)?.[0]
  await expect.poll(origin, { timeout: 60_000 }).toBeDefined()
  const stop = async (): Promise<void> => {
    if (server.kill()) await once(server, 'exit')
  }
  return { origin: origin() ?? '', stop }
}
