import type { ReactNode } from 'react'
import { NotFoundPage } from './not-found-page.tsx'
import type { PageError } from './page-error.ts'
import { ServerErrorPage } from './server-error-page.tsx'

/** The page for an error, in the visitor's words: one for 404, which nothing else is known of, one for the rest. */
export function ErrorPage({ error }: { error: PageError | null }): ReactNode {
  return error === null || error.status === 404 ? <NotFoundPage /> : <ServerErrorPage status={error.status} />
}
