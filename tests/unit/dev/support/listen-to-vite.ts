import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HotPayload } from 'vite'
import { expect } from 'vitest'

/** Takes whole text frames off the front of a buffer: a server sends them unmasked. */
function takeFrames(buffer: Buffer): { texts: string[]; rest: Buffer } {
  const texts: string[] = []
  let rest = buffer
  for (;;) {
    const short = (rest[1] ?? 0) & 0x7f
    const start = short === 127 ? 10 : short === 126 ? 4 : 2
    if (rest.length < start) break
    const length =
      short === 127 ? Number(rest.readBigUInt64BE(2)) : short === 126 ? rest.readUInt16BE(2) : short
    if (rest.length < start + length) break
    if (((rest[0] ?? 0) & 0x0f) === 1) texts.push(rest.subarray(start, start + length).toString())
    rest = rest.subarray(start + length)
  }
  return { texts, rest }
}

export interface OpenPage {
  /** What Vite sent since the last look, but its greeting. */
  received: () => HotPayload[]
  /** Waits for a message of a kind. */
  next: <Type extends HotPayload['type']>(type: Type) => Promise<Extract<HotPayload, { type: Type }>>
  close: () => void
}

const connect = (origin: string): Promise<{ socket: Duplex; head: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    }
    const call = request({ hostname, port, path: '/', headers })
    call.once('upgrade', (_, socket, head) => resolve({ socket, head }))
    call.once('error', reject)
    call.end()
  })

/** Connects as the script of an open page does. Node 20 has no WebSocket of its own. */
export async function openPage(origin: string): Promise<OpenPage> {
  const { socket, head } = await connect(origin)
  const messages: HotPayload[] = []
  let buffer = Buffer.alloc(0)
  const read = (chunk: Buffer) => {
    const { texts, rest } = takeFrames(Buffer.concat([buffer, chunk]))
    buffer = Buffer.from(rest)
    for (const text of texts) {
      const payload = JSON.parse(text) as HotPayload
      if (payload.type !== 'connected') messages.push(payload)
    }
  }
  read(head)
  socket.on('data', read)
  return {
    received: () => messages.splice(0),
    async next(type) {
      const found = () => messages.findIndex((payload) => payload.type === type)
      await expect.poll(found, { timeout: 30_000 }).not.toBe(-1)
      const [payload] = messages.splice(found(), 1)
      return payload as Extract<HotPayload, { type: typeof type }>
    },
    close: () => socket.destroy(),
  }
}
