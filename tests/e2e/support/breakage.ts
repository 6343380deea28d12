import type { Page, Route } from '@playwright/test'

/** What a server or a network may answer in place of a file. */
export const answers = {
  missing: (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  html: (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  malformed: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"page":' }),
  otherShape: (route: Route) => route.fulfill({ status: 200, json: { page: { name: 'pricing' } } }),
  trouble: (route: Route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
  nothing: (route: Route) => route.abort(),
} as const

export interface Breakage {
  /** The file is back. */
  readonly mend: () => void
}

/** Breaks the files of an address, as a deployment or a bad network would. */
export async function breakFile(page: Page, url: string, answer: keyof typeof answers): Promise<Breakage> {
  let broken = true
  await page.route(url, (route) => (broken ? answers[answer](route) : route.fallback()))
  return { mend: () => void (broken = false) }
}

/** The files of the runtime, and of the form block, which is loaded apart. */
export const runtimeFile = '**/assets/runtime-*.js'
export const formFile = '**/assets/form-block-*.js'

/** What browsers and the site itself say of a file that failed, and may. */
export const saysFileFailed =
  /Failed to load resource|Failed to load module script|Failed to fetch dynamically imported module|ChunkError/
