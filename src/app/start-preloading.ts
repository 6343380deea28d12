import { updates } from '#site/settings.ts'
import { canonicalPath, matchPage } from '../routing/match-page.ts'
import { createLinkWatcher } from '../services/link-watcher.ts'
import { createPreloadQueue } from '../services/preload-queue.ts'
import { connection } from './browser.ts'

/** Path of a page of this site that a link leads to; null for everything else. */
function ownPath({ origin, pathname }: URL): string | null {
  const path = canonicalPath(pathname)
  return origin === window.location.origin && path !== '/' && matchPage(path) ? path : null
}

/** Fetches pages ahead whose links are pointed at or seen; `look` is to be called after each arrival. */
export function startPreloading(load: (path: string) => Promise<void>): { readonly look: () => void } {
  const queue = createPreloadQueue({ load, atOnce: updates.preloadAtOnce, connection })
  const watcher = createLinkWatcher({
    root: document,
    observe: (listener) => new IntersectionObserver(listener),
    add: queue.add,
    isOwn: ownPath,
  })
  return {
    look() {
      queue.clear()
      watcher.watch()
    },
  }
}
