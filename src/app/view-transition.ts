interface ViewTransitionDeps {
  /** The document; older browsers have no view transitions. */
  document: {
    startViewTransition?: (update: () => void) => { finished: Promise<unknown>; ready: Promise<unknown> }
  }
  reducedMotion: () => boolean
  /** Whether this change is one to be seen. */
  wanted: boolean
}

/**
 * Changes the page inside a view transition, where the browser has them and motion is welcome. The change is made
 * once, whatever becomes of the transition; inside of one it is made a moment later, or when what is returned is called:
 * whoever changes the page next does so, or the older change would be the last.
 */
export function withViewTransition(commit: () => void, deps: ViewTransitionDeps): () => void {
  const { document, reducedMotion, wanted } = deps
  let begun = false
  const update = (): void => {
    if (begun) return
    begun = true
    commit()
  }

  if (!wanted || !document.startViewTransition || reducedMotion()) {
    update()
    return update
  }
  try {
    const { finished, ready } = document.startViewTransition(update)
    // Skipped (a hidden tab, another transition): the page has changed all the same. What fails in the change
    // itself is told by a third promise, `updateCallbackDone`, which stays the browser's to report.
    const skipped = (): void => undefined
    finished.catch(skipped)
    ready.catch(skipped)
  } catch {
    update()
  }
  return update
}
