import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '#site/messages/ids.ts'

type Values = Readonly<Record<string, string | number | undefined>>

/** The text of a message that the configuration names. */
export const textOf = (intl: IntlShape, id: MessageId, values?: Values): string =>
  // The overloads want a literal id to type its arguments; codegen checks those that come as data.
  (intl.formatMessage as (descriptor: { id: MessageId }, values?: Values) => string)({ id }, values)

/** `textOf` in the language shown. */
export function useText(): (id: MessageId) => string {
  const intl = useIntl()
  return (id) => textOf(intl, id)
}

/** Shows a message that takes no arguments. */
export function Text({ id }: { id: MessageId }): ReactNode {
  return textOf(useIntl(), id)
}
