import type { Locale } from '#site/locales.ts'
import type { MessageId } from '#site/messages/ids.ts'
import type { FormErrorMessage, FormModel } from '#site/types.ts'
import { checkedHref } from '../routing/page-href.ts'
import { returnTarget } from '../routing/return-target.ts'
import type { FormAnswer, Refusal } from './send-form.ts'
import type { FieldErrors } from './validate-fields.ts'

/** A text about the form as a whole. */
export interface FormText {
  readonly id: MessageId
  readonly values?: Readonly<Record<string, number>>
}

/** What is wrong with a form that was to be sent. */
export interface Complaint {
  readonly texts: readonly FormText[]
  readonly fields: FieldErrors
  /** The same may be sent again as it is. */
  readonly retry: boolean
}

/** What is known of the visitor when an answer comes. */
interface Circumstances {
  /** Whether there was a session when the form was sent. */
  readonly signedIn: boolean
  /** Whether the browser has a connection. */
  readonly online: boolean
}

/** Answers of what stands before a server, for one that does not answer itself. */
const isDown = (status: number): boolean => status >= 502 && status <= 504

/** When to try again, in words; rounded up, so that nobody comes too early. */
const waitText = (seconds: number): FormText =>
  seconds < 60
    ? { id: 'ui.form.retrySeconds', values: { seconds } }
    : { id: 'ui.form.retryMinutes', values: { minutes: Math.ceil(seconds / 60) } }

/** What the configuration says of a status. */
function ownWords({ errors }: FormModel, status: number): Partial<FormErrorMessage> {
  const found: Readonly<Record<string, MessageId | FormErrorMessage | undefined>> = errors
  const words = found[String(status)]
  return typeof words === 'object' ? words : words === undefined ? {} : { message: words }
}

/** The general words for a refusal that nothing else is said of. */
function commonWords({ success }: FormModel, status: number, { signedIn }: Circumstances): MessageId {
  if (status === 401 && success.saveToken === undefined) {
    return signedIn ? 'ui.form.sessionEnded' : 'ui.form.signInFirst'
  }
  return isDown(status) ? 'ui.form.serverDown' : 'ui.form.failed'
}

/** The fields that an answer is about: those the server blames, or all that the configuration has words for. */
function fieldsOf(form: FormModel, { status, problem }: Refusal): { fields: FieldErrors; unknown: boolean } {
  const { fields: words = {} } = ownWords(form, status)
  const own: Readonly<Record<string, MessageId | undefined>> = words
  const blamed = (problem?.errors ?? []).map(({ field }) => field)
  // A field that nobody sees has nothing to say, unless the configuration has words for it.
  const known = form.fields
    .filter(({ name, type }) => type !== 'hidden' || own[name] !== undefined)
    .map(({ name }): string => name)
  const named = (blamed.length > 0 ? blamed : Object.keys(words)).filter((name) => known.includes(name))
  return {
    fields: Object.fromEntries(named.map((name) => [name, { id: own[name] ?? 'ui.form.rejected' }])),
    unknown: blamed.some((name) => !known.includes(name)),
  }
}

function refusal(form: FormModel, answer: Refusal, circumstances: Circumstances): Complaint {
  const { status, retryAfter } = answer
  const { message } = ownWords(form, status)
  const { fields, unknown } = fieldsOf(form, answer)
  const wait = retryAfter === null || retryAfter <= 0 ? [] : [waitText(retryAfter)]
  // What the fields say, or when to come again, needs no general word; what no field can say does.
  const isTold = !unknown && (wait.length > 0 || Object.keys(fields).length > 0)
  const general: FormText[] = message
    ? [{ id: message }]
    : isTold
      ? []
      : [{ id: commonWords(form, status, circumstances) }]
  return { texts: [...general, ...wait], fields, retry: isDown(status) }
}

/** What to say about an answer that is not the one hoped for; null where nobody waits for it any more. */
export function complaint(
  form: FormModel,
  answer: Exclude<FormAnswer, { kind: 'taken' }>,
  circumstances: Circumstances,
): Complaint | null {
  switch (answer.kind) {
    case 'refused':
      return refusal(form, answer, circumstances)
    case 'aborted':
      return null
    case 'malformed':
      return { texts: [{ id: 'ui.form.failed' }], fields: {}, retry: false }
    case 'unreachable': {
      const id = circumstances.online ? 'ui.form.serverDown' : 'ui.form.offline'
      return { texts: [{ id }], fields: {}, retry: true }
    }
  }
}

/** Where a form leads when it worked. */
export interface Destination {
  readonly href: string
  /** Whether it is a page of this site, and not a document of its own. */
  readonly isPage: boolean
}

const page = (href: string): Destination => ({ href, isPage: true })

/**
 * Where a form leads when it worked; null when it stays and says so. `search` is the query of its page, `address` what
 * the server says, where the configuration asks it.
 */
export function destination(
  { success: { goTo, or } }: FormModel,
  locale: Locale,
  search: string,
  address: string | null,
): Destination | null {
  if (goTo === 'returnTo') {
    return page(returnTarget(search, locale) ?? (or ? checkedHref(locale, or) : `/${locale}`))
  }
  if (goTo !== undefined && 'page' in goTo) return page(checkedHref(locale, goTo))
  return address === null ? null : { href: address, isPage: false }
}
