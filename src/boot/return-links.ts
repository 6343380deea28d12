import { nearest } from './events.ts'

/**
 * Lets links that lead back to this page (`?returnTo=`) name all of its address when they are followed: what was
 * prerendered knows nothing of query and hash. The runtime sees to its own.
 */
export function watchReturnLinks(
  document: Pick<Document, 'addEventListener'>,
  here: () => string,
  isNeeded: () => boolean,
): void {
  const complete = (event: Event): void => {
    // The selector finds nothing else.
    const link = nearest(event, 'a[href*="returnTo="]') as HTMLAnchorElement | null
    if (!link || !isNeeded()) return
    link.search = link.search.replace(/returnTo=[^&]*/, () => `returnTo=${encodeURIComponent(here())}`)
  }
  document.addEventListener('click', complete, true)
}
