import type { PreloadReason } from './preload-queue.ts'

export interface LinkWatcher {
  /** Looks at the links of the page that is shown now, in place of those before. */
  readonly watch: () => void
}

interface Seen<Link> {
  readonly isIntersecting: boolean
  readonly target: Link
}

interface LinkWatcherDeps<Link> {
  /** The document. */
  root: {
    addEventListener: (
      type: 'pointerover' | 'focusin' | 'touchstart',
      listener: (event: { readonly target: unknown }) => void,
      options: { passive: true },
    ) => void
    querySelectorAll: (selector: string) => Iterable<Link>
    /** Address of the page that is shown. */
    readonly URL: string
  }
  /** Makes an observer of what comes into view. */
  observe: (listener: (entries: readonly Seen<Link>[]) => void) => {
    observe: (link: Link) => void
    unobserve: (link: Link) => void
    disconnect: () => void
  }
  add: (path: string, reason: PreloadReason) => void
  /** Path of the page of ours that an address leads to; null for all others. */
  isOwn: (address: URL) => string | null
}

const selector = 'a[href]:not([target], [download])'
/** To see the other languages of a page is no reason to fetch them. */
const selectorOfSeen = `${selector}:not([hreflang])`

/** An event may come from the document itself, which lies in no link. */
const canBeInLink = (target: unknown): target is { closest: (selector: string) => object | null } =>
  typeof target === 'object' && target !== null && 'closest' in target && typeof target.closest === 'function'

/** Null for what is no address; not every browser has `URL.parse`. */
function parse(href: string): URL | null {
  try {
    return new URL(href)
  } catch {
    return null
  }
}

/** Tells which pages are likely next: their links are pointed at, focused, touched, or merely seen. */
export function createLinkWatcher<Link extends object>(deps: LinkWatcherDeps<Link>): LinkWatcher {
  const { root, observe, add, isOwn } = deps

  const pathOf = (link: object): string | null => {
    // Links inside a drawing keep their address as an object.
    const address = 'href' in link && typeof link.href === 'string' ? parse(link.href) : null
    const path = address && isOwn(address)
    return path === isOwn(new URL(root.URL)) ? null : path
  }

  const point = ({ target }: { readonly target: unknown }): void => {
    const link = canBeInLink(target) ? target.closest(selector) : null
    const path = link && pathOf(link)
    if (path !== null) add(path, 'intent')
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    root.addEventListener(type, point, { passive: true })
  }

  const observer = observe((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const path = pathOf(target)
      if (path !== null) add(path, 'visible')
    }
  })

  return {
    watch() {
      observer.disconnect()
      for (const link of root.querySelectorAll(selectorOfSeen)) {
        if (pathOf(link) !== null) observer.observe(link)
      }
    },
  }
}
