import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { forms } from '../../diagnostics/catalogue/forms.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isSettings } from '../../schema/schema-tree.ts'
import { formsOf, textsOf, type ConfigToCheck, type FormDraft, type NamedAt } from './config-to-check.ts'

type FormAt = NamedAt<FormDraft>
type Check = (form: FormAt, input: ConfigToCheck) => Diagnostic[]

const checkIdempotent: Check = ({ draft: { idempotent, send }, item, path }, { shape }) =>
  idempotent === true && send?.startsWith('GET ') === true
    ? [report(forms.idempotentGet, shape.locate([...path, 'idempotent'], 'key'), { item })]
    : []

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
  const { goTo, or, message, stay } = success
  const settings = Object.keys(success)
  if (or !== undefined && goTo !== 'returnTo' && (goTo !== undefined || !settings.includes('goTo'))) {
    return [report(kinds.unusedOr, shape.locate([...place, 'or'], 'key'), { item })]
  }
  if (message !== undefined && isSettings(goTo) && 'address' in goTo) {
    return [report(kinds.messageAndGoTo, shape.locate([...place, 'message'], 'key'), { item })]
  }
  // A setting that was pruned is reported already.
  const says = settings.includes('goTo') || settings.includes('message')
  if (stay === true && says && (goTo !== undefined || !settings.includes('message'))) {
    return [report(forms.stayAlone, shape.locate([...place, 'stay'], 'key'), { item })]
  }
  return says ? [] : [report(kinds.noSuccess, shape.locate(place, 'key'), { item })]
}

/** How browsers write a host: without the usual port. */
const hostOf = (host: string): string => {
  const address = `https://${host.replace(/\.+/g, '.').replace(/^\.|\.(?=:|$)/g, '')}`
  return URL.canParse(address) ? new URL(address).host : ''
}

/** An address that the server gives to go to. */
const checkAddress: Check = ({ draft: { success }, item, path }, { shape }) => {
  const { goTo, saveToken } = success ?? {}
  if (!isSettings(goTo) || !('address' in goTo)) return []
  const place = [...path, 'success', 'goTo']
  const { address, hosts } = goTo
  const same =
    address !== undefined && address === saveToken
      ? [report(forms.tokenAsAddress, shape.locate([...place, 'address'], 'value'), { item, name: address })]
      : []
  const wrong = textsOf(hosts).filter(
    ({ text }) => /^[a-z0-9.-]+(:\d+)?$/.test(text) && hostOf(text) !== text,
  )
  return [
    ...same,
    ...wrong.map(({ text, index }) => {
      const position = shape.locate([...place, 'hosts', index], 'value')
      return report(forms.badHost, position, { item, host: text, mended: hostOf(text) || 'pay.example' })
    }),
  ]
}

const checkRefusals: Check = ({ draft, item, path }, { shape }) =>
  Object.entries(draft.errors ?? {}).flatMap(([status, refusal]) => {
    if (!isSettings(refusal)) return []
    const place = [...path, 'errors', status]
    const blamed = Object.keys(refusal.fields ?? {})
    const isEmpty = !Object.hasOwn(refusal, 'message') && blamed.length === 0
    if (isEmpty) return [report(forms.emptyRefusal, shape.locate(place, 'key'), { item, status })]
    const typeOf = (field: string) => shape.draft.fields?.[field]?.type
    const own = textsOf(draft.fields).map(({ text }) => text)
    const names = own.filter((field) => typeOf(field) !== 'hidden')
    // A field that does not exist is reported as that.
    const wrong = blamed.filter(
      (field) => shape.draft.fields?.[field] !== undefined && !names.includes(field),
    )
    return wrong.map((field) => {
      const position = shape.locate([...place, 'fields', field], 'key')
      const hidden = own.includes(field)
      return report(forms.refusalNotShown, position, { item, status, field, hidden, names })
    })
  })

const checks: readonly Check[] = [checkIdempotent, checkStatuses, checkSuccess, checkAddress, checkRefusals]

/** How forms are sent, and what follows. */
export const checkForms = (input: ConfigToCheck): Diagnostic[] =>
  formsOf(input).flatMap((form) => checks.flatMap((check) => check(form, input)))
