import type { PreloadReason } from './preload-queue.ts'

export interface LinkWatcher {
  /** Looks at the links of the page that is shown now, in place of those before. */
  readonly watch: () => void
}

interface LinkWatcherDeps {
  root: Pick<Document, 'addEventListener' | 'querySelectorAll'>
  /** Makes an observer of what comes into view. */
  observe: (listener: IntersectionObserverCallback) => Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>
  add: (path: string, reason: PreloadReason) => void
  /** Path of the page of ours that an address leads to, other than the one shown; null for all others. */
  isOwn: (address: URL) => string | null
}

const selector = 'a[href]:not([target]):not([download])'

/** Tells which pages are likely next: their links are pointed at, focused, touched, or merely seen. */
export function createLinkWatcher({ root, observe, add, isOwn }: LinkWatcherDeps): LinkWatcher {
  const pathOf = (link: Element): string | null =>
    'href' in link && typeof link.href === 'string' && URL.canParse(link.href) ? isOwn(new URL(link.href)) : null

  const point = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest(selector) : null
    const path = link && pathOf(link)
    if (path) add(path, 'intent')
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    root.addEventListener(type, point, { passive: true })
  }

  const observer = observe((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? pathOf(target) : null
      if (!path) continue
      observer.unobserve(target)
      add(path, 'visible')
    }
  })

  return {
    watch() {
      observer.disconnect()
      for (const link of root.querySelectorAll(selector)) if (pathOf(link)) observer.observe(link)
    },
  }
}
