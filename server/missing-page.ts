import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts'
import { plainPath, type RequestPath } from './request-path.ts'
import { sendProblem, sendText } from './replies.ts'

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

async function readPage(file: string, encodings: Encoding[]): Promise<{ body: Buffer; encoding?: Encoding }> {
  for (const encoding of encodings) {
    const body = await readFile(file + endings[encoding]).catch(() => null)
    if (body) return { body, encoding }
  }
  return { body: await readFile(file) }
}

/** Answers 404 with a page of the site. */
export async function sendMissingPage(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await readPage(file, acceptedEncodings(request.headers['accept-encoding'])).catch(() => null)
  if (!page) {
    sendText(response, 404)
    return
  }
  response.writeHead(404, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': page.body.length,
    Vary: 'Accept-Encoding',
    ...(page.encoding && { 'Content-Encoding': page.encoding }),
  })
  response.end(page.body)
}

/** Answers 404 where a page would be taken for the data that is missing. */
export function sendMissingData(path: RequestPath, response: ServerResponse): void {
  const name = plainPath(path)
  if (name.endsWith('.json')) sendProblem(response, 404, `There is no ${name}`)
  else sendText(response, 404)
}
