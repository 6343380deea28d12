import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApi } from '../reference-api/open-api.ts'
import { listen } from '../server/listen.ts'
import { createSiteServer } from '../server/site-server.ts'

/** A site that is being served, and the token of a member whom its API knows. */
export interface ServedSite {
  readonly origin: string
  readonly token: string
}

/** A call of the API of this repository. */
async function post<Answer>(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  // What its contract says.
  return (await response.json()) as Answer
}

/** Somebody who has made one payment and has another before them. */
async function registerMember(origin: string): Promise<string> {
  const account = { name: 'Ann Example', email: 'ann@provider.example', newPassword: 'Correct horse 7' }
  const { token } = await post<{ token: string }>(`${origin}/api/auth/register`, account)
  for (const [plan, outcome] of [
    ['family', 'paid'],
    ['pro', undefined],
  ] as const) {
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': plan }
    const { url } = await post<{ url: string }>(`${origin}/api/payments`, { plan }, headers)
    if (outcome)
      await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  }
  return token
}

/** Serves the last build beside the API of this repository for as long as it is used. */
export async function withBuiltSite<Result>(use: (site: ServedSite) => Promise<Result>): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'built-site-'))
  let origin = ''
  const standIn = openApi({ API_DATA: data }, () => origin)
  const server = createSiteServer({ dist: join(import.meta.dirname, '../dist'), standIn })
  try {
    origin = await listen(server, 0)
    return await use({ origin, token: await registerMember(origin) })
  } finally {
    server.close()
    server.closeAllConnections()
    standIn.close()
    rmSync(data, { recursive: true })
  }
}
