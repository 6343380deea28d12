import type { Page } from '@playwright/test'
import { makeUpApi } from './made-up-api.ts'

export type Visitor = 'guest' | 'member'

/** Opens the following pages signed in or not. */
export async function visitAs(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'member') await makeUpApi(page.context())
  await page.addInitScript(
    (token) => {
      if (token === null) localStorage.removeItem('token')
      else localStorage.setItem('token', token)
    },
    visitor === 'member' ? 'secret-1' : null,
  )
}
