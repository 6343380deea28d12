import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { IntlShape } from 'react-intl'
import type { PageError } from '../errors/page-error.ts'
import { applyHead } from '../head/apply-head.ts'
import { headModel } from '../head/head-model.ts'
import { textOf } from '../i18n/text.tsx'
import type { ShownPage } from '../routing/current-page.ts'

/** Counts the forms that something is wrong with, while they say so. */
function useTroubles() {
  const [count, setCount] = useState(0)
  const tellTrouble = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return { isTroubled: count > 0, tellTrouble }
}

/**
 * Keeps the head of the document at what is on the screen: the page, the error page that it has become, or the page
 * with a form that something is wrong with. `news` is the title as the document did not have it from the start.
 */
export function useHead(shown: ShownPage, intl: IntlShape, isDocument: boolean) {
  const [broken, tellBroken] = useState<PageError | null>(null)
  const { isTroubled, tellTrouble } = useTroubles()
  const head = useMemo(
    () => headModel(broken ? { ...shown, payload: null, error: broken } : shown, (id) => textOf(intl, id)),
    [shown, broken, intl],
  )
  const isOwn = isDocument && !broken
  const wasReplaced = useRef(false)
  useEffect(() => {
    // The document came with the head of its page.
    if (isOwn && !wasReplaced.current) return
    wasReplaced.current = true
    applyHead(document, head)
  }, [head, isOwn])
  const title = isTroubled
    ? intl.formatMessage({ id: 'ui.form.titlePrefix' }, { title: head.title })
    : head.title
  useEffect(() => {
    document.title = title
  }, [head, title])
  return { news: isOwn ? '' : head.title, tellBroken, tellTrouble }
}
