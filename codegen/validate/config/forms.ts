import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formsOf, type ConfigToCheck, type FormDraft, type NamedAt } from './config-to-check.ts'

type FormAt = NamedAt<FormDraft>
type Check = (form: FormAt, input: ConfigToCheck) => Diagnostic[]

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

interface Sending {
  method: string
  host: string
  path: string
}

/** The parts of what was written, in whatever form. */
const readSending = (send: string): Sending => {
  const [, word = '', rest = ''] = /^\s*([A-Za-z]+:?)\s+(.*)$/.exec(send) ?? ['', '', send]
  const address = rest.trim()
  const host = /^(?:https?:)?\/\/[^/\s]*/i.exec(address)?.[0] ?? ''
  const path = address.slice(host.length).replace(/^\/?/, '/')
  const method = word.replace(':', '').toUpperCase()
  return { method: methods.includes(method) ? method : 'POST', host, path }
}

const withoutBase = (path: string, base: string): string =>
  base !== '/' && path.startsWith(`${base}/`) ? path.slice(base.length) : path

const checkSend: Check = ({ draft, item, path: place }, { shape }) => {
  const { send } = draft
  if (send === undefined) return []
  const position = shape.locate([...place, 'send'], 'value')
  const written = (shape.draft.api?.base ?? '/api').replace(/\/$/, '')
  const base = URL.canParse(written) ? new URL(written).pathname : written
  const { method, host, path } = readSending(send)
  const mended = `${method} ${withoutBase(path, base)}`
  if (host !== '') return [report(kinds.sendWithHost, position, { item, mended })]
  const isWhole = /^(?:GET|POST|PUT|PATCH|DELETE) \/[^\s?#]*$/.test(send) && !send.includes('//')
  if (!isWhole)
    return [
      report(kinds.sendForm, position, {
        item,
        send,
        mended: mended.replace(/\/{2,}/g, '/').replace(/\s*[?#].*$/, ''),
      }),
    ]
  if (withoutBase(path, base) !== path) return [report(kinds.sendWithBase, position, { item, base, mended })]
  return []
}

const checkStatuses: Check = ({ draft, item, path }, { shape }) =>
  Object.keys(draft.errors ?? {})
    .filter((status) => !/^[45]\d\d$/.test(status))
    .map((status) =>
      report(kinds.badStatus, shape.locate([...path, 'errors', status], 'key'), { item, status }),
    )

const checkSuccess: Check = ({ draft, item, path }, { shape }) => {
  const { success } = draft
  if (success === undefined) return []
  const place = [...path, 'success']
  const { goTo, or, message } = success
  const settings = Object.keys(success)
  if (or !== undefined && goTo !== 'returnTo' && (goTo !== undefined || !settings.includes('goTo'))) {
    return [report(kinds.unusedOr, shape.locate([...place, 'or'], 'key'), { item })]
  }
  if (goTo !== undefined && message !== undefined) {
    return [report(kinds.messageAndGoTo, shape.locate([...place, 'message'], 'key'), { item })]
  }
  // A setting that was pruned is reported already.
  const says = settings.includes('goTo') || settings.includes('message')
  return says ? [] : [report(kinds.noSuccess, shape.locate(place, 'key'), { item })]
}

/** How forms are sent, and what follows. */
export const checkForms = (input: ConfigToCheck): Diagnostic[] =>
  formsOf(input).flatMap((form) =>
    [checkSend, checkStatuses, checkSuccess].flatMap((check) => check(form, input)),
  )
