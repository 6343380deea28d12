interface Held {
  readonly submitter: HTMLElement | null
  /** What `aria-busy` was before. */
  readonly busy: string | null
}

/**
 * Holds the first submit of each form; the browser has checked its fields by then, and said what is wrong. Returns
 * what sends them again, once somebody listens.
 */
export function holdSubmits(
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const forms = new Map<HTMLFormElement, Held>()

  const hold = (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    // Only forms are submitted.
    const form = event.target as HTMLFormElement
    if (forms.has(form)) return
    forms.set(form, { submitter: event.submitter, busy: form.getAttribute('aria-busy') })
    form.setAttribute('aria-busy', 'true')
  }
  document.addEventListener('submit', hold, true)

  return () => {
    document.removeEventListener('submit', hold, true)
    for (const [form, { submitter, busy }] of forms) {
      if (busy === null) form.removeAttribute('aria-busy')
      else form.setAttribute('aria-busy', busy)
      if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null)
    }
    forms.clear()
  }
}
