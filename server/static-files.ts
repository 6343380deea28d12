import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { acceptedEncodings } from './accepted-encodings.ts'
import { sendText } from './replies.ts'
import { encodePath } from './request-path.ts'

/** One range from a start: the only kind that sirv answers rightly. Whole files are always a right answer. */
function isPlainRange(range: string): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  return start !== undefined && (!end || Number(end) >= Number(start))
}

function simplifyHeaders({ headers }: IncomingMessage): void {
  headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding']).join(', ')
  if (headers.range && (headers['if-range'] || !isPlainRange(headers.range))) delete headers.range
}

/** sirv neither hears of a file that cannot be read nor closes it when the visitor leaves. */
function guardFile(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', (error) => response.destroy(error))
    response.once('close', () => file.destroy())
  })
}

/** Sends files of a folder, compressed where there is a compressed twin, with validators and ranges. */
export function createFileSender(dist: string) {
  // "dev" looks at the disk for each request, so that a new build is served as soon as it is in place.
  const send = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] })

  return (file: string, request: IncomingMessage, response: ServerResponse): void => {
    simplifyHeaders(request)
    guardFile(response)
    request.url = encodePath(file.split('/'))
    send(request, response, () => sendText(response, 404))
  }
}
