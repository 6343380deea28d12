interface ViewTransitionDeps {
  /** The document; older browsers have no view transitions. */
  document: {
    startViewTransition?: (update: () => void) => { finished: Promise<unknown>; ready: Promise<unknown> }
  }
  reducedMotion: () => boolean
  /** Whether this change is one to be seen. */
  wanted: boolean
}

/** Changes the page inside a view transition, where the browser has them and motion is welcome. */
export function withViewTransition(commit: () => void, deps: ViewTransitionDeps): void {
  const { document, reducedMotion, wanted } = deps
  if (!wanted || !document.startViewTransition || reducedMotion()) {
    commit()
    return
  }
  const { finished, ready } = document.startViewTransition(commit)
  // Skipped (a hidden tab, another transition): the page has changed all the same.
  const skipped = (): void => undefined
  finished.catch(skipped)
  ready.catch(skipped)
}
