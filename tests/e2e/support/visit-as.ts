import type { Page } from '@playwright/test'

export type Visitor = 'guest' | 'member'

/** Opens the following pages signed in or not. */
export const visitAs = (page: Page, visitor: Visitor): Promise<unknown> =>
  page.addInitScript(
    (token) => {
      if (token === null) localStorage.removeItem('token')
      else localStorage.setItem('token', token)
    },
    visitor === 'member' ? 'secret-1' : null,
  )
