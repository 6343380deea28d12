import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { listen } from '../../../../server/listen.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request target as it is written: clients of higher level would tidy it first. */
export const ask = (origin: string, target: string, question: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const { method = 'GET', headers = {}, body = '' } = question
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const options = { hostname, port, path: target, method, headers: { ...headers, ...(body && length) } }
    const call = request({ ...options, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })

/** A server on a free port, for as long as `use` takes. */
export async function serving<T>(server: Server, use: (origin: string) => Promise<T>): Promise<T> {
  const origin = await listen(server, 0)
  try {
    return await use(origin)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
