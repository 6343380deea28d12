/** Paths of other pages of ours that links lead to, each once, in the order of the links. */
export function ownPaths(
  links: Iterable<Pick<HTMLAnchorElement, 'origin' | 'pathname'>>,
  here: Pick<Location, 'origin' | 'pathname'>,
  codes: readonly string[],
): string[] {
  const paths = [...links]
    .filter(({ origin, pathname }) => origin === here.origin && codes.includes(pathname.split('/')[1] ?? ''))
    .map(({ pathname }) => pathname)
  return [...new Set(paths)].filter((path) => path !== here.pathname)
}
