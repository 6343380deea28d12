import type { Page } from '@playwright/test'
import type { PageName } from '#site/routes.ts'
import { makeUpApi } from './made-up-api.ts'

export type Visitor = 'guest' | 'member'

/** Who may see a page; whoever may not is sent elsewhere. */
export function visitorsOf(page: PageName): readonly Visitor[] {
  if (page === 'profile') return ['member']
  return page === 'login' || page === 'register' ? ['guest'] : ['guest', 'member']
}

/** One of those who may see a page. */
export const visitorOf = (page: PageName): Visitor => visitorsOf(page)[0] ?? 'guest'

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
