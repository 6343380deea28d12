import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { createApi, type Api, type ApiOptions } from '../../../../reference-api/create-api.ts'
import { cheap } from './cheap.ts'
import { testFolder } from './test-folder.ts'

export const siteUrl = 'https://site.example'

export interface Call {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly caller?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The text as JSON; null when it is none. */
  readonly json: unknown
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const session = z.object({ token: z.string(), user: z.looseObject({ id: z.string(), email: z.string() }) })
const outbox = z.object({
  items: z.array(
    z.object({
      to: z.string(),
      locale: z.string(),
      subject: z.string(),
      text: z.string(),
      link: z.string().nullable(),
    }),
  ),
})

/** A person with an account, as the tests need one. */
export const anna = { name: 'Anna', email: 'anna@provider.example', newPassword: 'a long password' }

/** The API with a clock that stands still, on a folder of its own. */
export function testApi(options: Partial<ApiOptions> = {}) {
  let now = Date.UTC(2026, 0, 31, 12)
  const folder = options.folder ?? testFolder()
  const open = (): Api =>
    createApi({
      siteUrl: () => siteUrl,
      clock: () => now,
      passwordCost: cheap,
      log: console.error,
      ...options,
      folder,
    })
  let api = open()
  onTestFinished(() => api.close())

  const call = async (
    method: string,
    path: string,
    { token, body, caller = '127.0.0.1', headers }: Call = {},
  ) => {
    const request = new Request(`http://api.example${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await api.fetch(request, { caller })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: readJson(text) } satisfies Answer
  }

  return {
    folder,
    call,
    get: (path: string, options?: Call) => call('GET', `/api${path}`, options),
    post: (path: string, body?: unknown, options?: Call) => call('POST', `/api${path}`, { ...options, body }),
    patch: (path: string, body?: unknown, options?: Call) =>
      call('PATCH', `/api${path}`, { ...options, body }),
    /** Opens an account; its token and user. */
    async register(person: Partial<typeof anna> = {}, options?: Call) {
      const body = { ...anna, ...person }
      return session.parse((await call('POST', '/api/auth/register', { ...options, body })).json)
    },
    async mails(to?: string) {
      const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
      return outbox.parse((await call('GET', `/outbox.json${query}`)).json).items
    },
    pass: (milliseconds: number) => void (now += milliseconds),
    restart() {
      api.close()
      api = open()
    },
  }
}

export type TestApi = ReturnType<typeof testApi>
