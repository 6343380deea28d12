import { HttpError, type HttpRequest } from './http-error.ts'
import { once } from './once.ts'
import { readPayload, type PagePayload } from './payload.ts'
import { requestJson, type RequestDeps } from './request-json.ts'

export interface Payloads {
  /** The payload of a path. Fails with an HttpError; a failure is forgotten, the next call tries again. */
  readonly load: (path: string) => Promise<PagePayload>
}

/** Where the payload of a page lies: beside its HTML. */
export const payloadUrl = (path: string): string => `${path === '/' ? '' : path}/_payload.json`

/** Payloads by path, each fetched once. */
export function createPayloads(deps: RequestDeps): Payloads {
  return {
    load: once(async (path: string) => {
      const request: HttpRequest = { method: 'GET', url: payloadUrl(path) }
      const value = await requestJson(deps, request)
      const payload = readPayload(value)
      if (!payload?.page) throw new HttpError('malformed', request, { cause: value })
      return payload
    }),
  }
}
