import { STATUS_CODES, type ServerResponse } from 'node:http'

type Headers = Record<string, string>

function send(response: ServerResponse, status: number, type: string, body: string, headers: Headers): void {
  const length = String(Buffer.byteLength(body))
  const cache = { 'Cache-Control': 'no-cache' }
  response
    .writeHead(status, { ...cache, 'Content-Type': type, 'Content-Length': length, ...headers })
    .end(body)
}

/** A short answer in plain text. */
export function sendText(response: ServerResponse, status: number, headers: Headers = {}): void {
  send(response, status, 'text/plain; charset=utf-8', `${STATUS_CODES[status] ?? ''}\n`, headers)
}

/** An answer for programs, as RFC 9457 has it. */
export function sendProblem(response: ServerResponse, status: number, detail: string): void {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail }
  send(response, status, 'application/problem+json', JSON.stringify(problem), {})
}
