import type { Locale } from '#site/locales.ts'
import type { MessageId } from '#site/messages/ids.ts'
import type { FormModel } from '#site/types.ts'
import { checkedHref } from '../routing/page-href.ts'
import { returnTarget } from '../routing/return-target.ts'
import type { FormField } from './form-values.ts'
import type { FormAnswer, Refusal } from './send-form.ts'

/** A text about the form as a whole. */
export interface FormText {
  readonly id: MessageId
  readonly values?: Readonly<Record<string, number>>
}

export interface Complaint {
  readonly texts: readonly FormText[]
  /** Names of the fields whose values the server does not accept. */
  readonly fields: readonly string[]
}

/** When to try again, in words; rounded up, so that nobody comes too early. */
const waitText = (seconds: number): FormText =>
  seconds < 60
    ? { id: 'ui.form.retrySeconds', values: { seconds } }
    : { id: 'ui.form.retryMinutes', values: { minutes: Math.ceil(seconds / 60) } }

/** A field that nobody sees has nowhere to say anything. */
const isShown = ({ type }: FormField): boolean => type !== 'hidden'

function complaintOf(form: FormModel, { status, problem, retryAfter }: Refusal): Complaint {
  const messages: Readonly<Record<string, MessageId | undefined>> = form.errors
  const own = messages[String(status)]
  const blamed = (problem?.errors ?? []).map(({ field }) => field)
  const fields = blamed.filter((name) => form.fields.some((field) => field.name === name && isShown(field)))
  const wait = retryAfter === null || retryAfter <= 0 ? [] : [waitText(retryAfter)]
  // What the fields say, or when to come again, needs no general word; what no field can say does.
  const isTold = wait.length > 0 || (fields.length > 0 && fields.length === blamed.length)
  const general: FormText[] = own ? [{ id: own }] : isTold ? [] : [{ id: 'ui.form.failed' }]
  return { texts: [...general, ...wait], fields }
}

/** What to say about an answer that is not the one hoped for. */
export function complaint(form: FormModel, answer: Exclude<FormAnswer, { kind: 'taken' }>): Complaint {
  if (answer.kind === 'refused') return complaintOf(form, answer)
  if (answer.kind === 'aborted') return { texts: [], fields: [] }
  const id = answer.kind === 'unreachable' ? 'ui.form.offline' : 'ui.form.failed'
  return { texts: [{ id }], fields: [] }
}

/** Where a form leads when it worked; null when it stays and says so. `search` is the query of its page. */
export function destination({ success }: FormModel, locale: Locale, search: string): string | null {
  if (success.goTo === undefined) return null
  if (success.goTo !== 'returnTo') return checkedHref(locale, success.goTo)
  return returnTarget(search, locale) ?? (success.or ? checkedHref(locale, success.or) : `/${locale}`)
}
