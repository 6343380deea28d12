import type { BrowserContext, Page, Route } from '@playwright/test'

export const person = { id: '1', email: 'ann@provider.example', name: 'Ann Known', phone: '', birthday: '' }

const answers: Readonly<Record<string, object>> = { '/api/me': person, '/api/me/payments': { items: [] } }

const made = new WeakSet<BrowserContext>()

const answer = (route: Route): Promise<void> => {
  const json = route.request().method() === 'GET' && answers[new URL(route.request().url()).pathname]
  return json ? route.fulfill({ json }) : route.fulfill({ status: 503 })
}

/**
 * A provider that knows whoever has a token, and nothing else, for tests with made-up tokens. The browser's own cache
 * is off then.
 */
export async function makeUpApi(context: BrowserContext): Promise<void> {
  // What a test answers itself since then comes first.
  if (made.has(context)) return
  made.add(context)
  await context.route('**/api/**', answer)
}

/** Answers what is to be changed at an address; what is only asked for is answered as before. */
export const answerChanges = (
  page: Page,
  url: string,
  answerChange: (route: Route) => unknown,
): Promise<unknown> =>
  page.route(url, (route) => (route.request().method() === 'GET' ? route.fallback() : answerChange(route)))
