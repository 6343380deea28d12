import { sortedUnique } from './by-code-unit.ts'
import type { PageModel } from './model-schema.ts'
import type { CheckModel } from './site-model.ts'

/** Every check in code with the pages that name it; pages come sorted. */
export const buildChecks = (names: readonly string[], pages: readonly PageModel[]): CheckModel[] =>
  sortedUnique(names).map((name) => ({
    name,
    pages: pages
      .filter(({ validate }) => validate.some((check) => 'check' in check && check.check === name))
      .map((page) => page.name),
  }))
