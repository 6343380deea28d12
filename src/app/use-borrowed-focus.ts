import { useCallback, useRef, type FocusEvent } from 'react'
import { contentId } from '../layouts/skip-link.tsx'

/** Gives the focus back to where it was in the page before it came to something beside the page. */
export function useBorrowedFocus() {
  const before = useRef<EventTarget | null>(null)
  /** To be called for every focus event of what is beside the page. */
  const remember = useCallback(({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }, [])
  /** What had the focus may be gone by now: then the content gets it. */
  const giveBack = useCallback((): void => {
    const here = before.current instanceof HTMLElement && before.current.isConnected ? before.current : null
    const target = here ?? document.getElementById(contentId)
    target?.focus({ preventScroll: true })
  }, [])
  return { remember, giveBack }
}
