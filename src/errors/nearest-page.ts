import { pagePaths, type PageName } from '#site/routes.ts'

/** Levenshtein distance: how many letters to insert, remove or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** A slip of a few letters, in proportion: /pricng is /pricing, /cat is not /map. */
const tolerance = (path: string): number => Math.floor((path.length - 1) / 3)

/** The page whose path is nearest to a mistyped one, with or without a language in front. */
export function nearestPage(pathname: string): PageName | null {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const candidates = [path, path.replace(/^\/[^/]*/, '')].filter((candidate) => candidate.length > 1)
  let nearest: PageName | null = null
  let best = Infinity
  // Object.entries widens the keys to string.
  for (const [page, target] of Object.entries(pagePaths) as [PageName, string][]) {
    if (target === '/' || target.includes('/:')) continue
    const slip = Math.min(...candidates.map((candidate) => distance(candidate, target)))
    if (slip <= tolerance(target) && slip < best) [nearest, best] = [page, slip]
  }
  return nearest
}
