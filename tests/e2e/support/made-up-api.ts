import type { BrowserContext, Route } from '@playwright/test'

const person = { id: '1', email: 'ann@provider.example', name: 'Ann Other', phone: '', birthday: '' }

const answers: Readonly<Record<string, object>> = { '/api/me': person, '/api/me/payments': { items: [] } }

const answer = (route: Route): Promise<void> => {
  const json = route.request().method() === 'GET' && answers[new URL(route.request().url()).pathname]
  return json ? route.fulfill({ json }) : route.fulfill({ status: 503 })
}

/** A provider that knows whoever has a token, and nothing else, for tests that are not about accounts. */
export const makeUpApi = (context: BrowserContext): Promise<unknown> => context.route('**/api/**', answer)
