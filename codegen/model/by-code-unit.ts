/** The one order of names in everything that is generated; the same on every machine, unlike localeCompare. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Each name once, sorted. */
export const sortedUnique = (names: Iterable<string>): string[] => [...new Set(names)].sort(byCodeUnit)
