import type { Locale } from '#site/locales.ts'
import type { MessageId } from '#site/messages/ids.ts'
import type { FormModel } from '#site/types.ts'
import { checkedHref } from '../routing/page-href.ts'
import type { FormAnswer } from './send-form.ts'

/** The message for an answer that is not the one hoped for. */
export function refusalMessage(form: FormModel, answer: Exclude<FormAnswer, { kind: 'taken' }>): MessageId {
  if (answer.kind === 'unreachable') return 'ui.form.offline'
  const messages: Readonly<Record<string, MessageId | undefined>> = form.errors
  return messages[String(answer.status)] ?? 'ui.form.failed'
}

/** Where a form leads when it worked; null when it stays and says so. */
export function destination({ success }: FormModel, locale: Locale): string | null {
  // Returning to where one came from is the session's business; until it knows, `or` is where to go.
  const target = success.goTo === 'returnTo' ? success.or : success.goTo
  if (target) return checkedHref(locale, target)
  return success.goTo === 'returnTo' ? `/${locale}` : null
}

/** The token in the answer, under the name the form says. */
export function tokenOf({ success }: FormModel, body: unknown): string | null {
  if (success.saveToken === undefined || typeof body !== 'object' || body === null) return null
  const token: unknown = Object.entries(body).find(([name]) => name === success.saveToken)?.[1]
  return typeof token === 'string' ? token : null
}
