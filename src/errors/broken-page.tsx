import { createContext, use, useEffect, type ReactNode } from 'react'
import { ErrorPage } from './error-page.tsx'
import type { PageError } from './page-error.ts'

/** Says that the page cannot be rendered, as its head then does; with null that it is well again. */
export const BrokenPageContext = createContext<(error: PageError | null) => void>(() => undefined)

/** The error page in place of a page that could not be rendered. */
export function BrokenPage({ error }: { error: PageError }): ReactNode {
  const tell = use(BrokenPageContext)
  useEffect(() => {
    tell(error)
    return () => tell(null)
  }, [tell, error])
  return <ErrorPage error={error} />
}
