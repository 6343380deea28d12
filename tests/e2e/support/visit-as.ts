import type { Page } from '@playwright/test'
import { pagePaths, type PageName } from '#site/routes.ts'
import type { PageModel } from '#site/types.ts'
import { makeUpApi } from './made-up-api.ts'

export type Visitor = 'guest' | 'member'

// Of modules named by a variable the compiler knows nothing; every generated page is a `PageModel`.
const load = async (name: string) => (await import(`#site/pages/${name}.ts`)) as { page: PageModel }

const pages: ReadonlyMap<string, PageModel> = new Map(
  await Promise.all(Object.keys(pagePaths).map(async (name) => [name, (await load(name)).page] as const)),
)

const isFor = { anyone: ['guest', 'member'], guests: ['guest'], members: ['member'] } as const

/** Who may see a page; whoever may not is sent elsewhere. */
export const visitorsOf = (page: PageName): readonly Visitor[] => isFor[pages.get(page)?.access ?? 'anyone']

/** One of those who may see a page. */
export const visitorOf = (page: PageName): Visitor => visitorsOf(page)[0] ?? 'guest'

/** One for each look of a page: both of those who see blocks on it that the other one does not. */
export function viewersOf(page: PageName): readonly Visitor[] {
  const blocks = pages.get(page)?.blocks ?? []
  return blocks.some(({ access }) => access !== undefined) ? visitorsOf(page) : [visitorOf(page)]
}

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
