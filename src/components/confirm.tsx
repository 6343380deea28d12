import { useCallback, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '#site/messages/ids.ts'
import { textOf } from '../i18n/text.tsx'
import { askInDialog } from './confirm-dialog.ts'

export interface Question {
  readonly title: MessageId
  readonly text?: MessageId | undefined
}

/** Asks the visitor a question that yes or no answers. Escape is no, and so is leaving the page. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const intl = useIntl()
  const asked = useRef(new Set<AbortController>())
  useEffect(() => {
    const { current } = asked
    return () => {
      for (const question of current) question.abort()
    }
  }, [])
  return useCallback(
    async ({ title, text }) => {
      const controller = new AbortController()
      asked.current.add(controller)
      const texts = {
        title: textOf(intl, title),
        text: text === undefined ? null : textOf(intl, text),
        yes: textOf(intl, 'ui.dialog.yes'),
        no: textOf(intl, 'ui.dialog.no'),
      }
      const answer = await askInDialog(texts, controller.signal)
      asked.current.delete(controller)
      return answer
    },
    [intl],
  )
}
