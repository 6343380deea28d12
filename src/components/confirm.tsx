import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#site/messages/ids.ts'
import { textOf } from '../i18n/text.tsx'
import { askInDialog } from './confirm-dialog.ts'

export interface Question {
  readonly title: MessageId
  readonly text?: MessageId | undefined
}

/**
 * Asks the visitor a question that yes or no answers. Escape is no, and so is a question that is taken back: by
 * leaving the page, or by the signal.
 */
export function useConfirm(): (question: Question, signal?: AbortSignal) => Promise<boolean> {
  const intl = useIntl()
  const left = useRef<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])
  return useCallback(
    ({ title, text }, signal) => {
      const signals = [left.current?.signal, signal].filter((given) => given !== undefined)
      const texts = {
        title: textOf(intl, title),
        text: text === undefined ? null : textOf(intl, text),
        yes: textOf(intl, 'ui.dialog.yes'),
        no: textOf(intl, 'ui.dialog.no'),
      }
      return askInDialog(texts, signals)
    },
    [intl],
  )
}
