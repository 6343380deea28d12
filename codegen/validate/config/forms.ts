import { fields as kinds } from '../../diagnostics/catalogue/fields.ts'
import { report } from '../../diagnostics/define.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formsOf, type ConfigToCheck, type FormDraft, type NamedAt } from './config-to-check.ts'
import { checkSend } from './sending.ts'

type FormAt = NamedAt<FormDraft>
type Check = (form: FormAt, input: ConfigToCheck) => Diagnostic[]

const checkSending: Check = ({ draft: { send }, item, path }, { shape }) => {
  if (send === undefined) return []
  const place = [...path, 'send']
  const wrong = checkSend({ send, item, path: place }, shape)
  const [, param] = /\/:([^/]*)/.exec(send) ?? []
  if (wrong.length > 0 || param === undefined) return wrong
  return [report(kinds.formWithParam, shape.locate(place, 'value'), { item, param })]
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
    [checkSending, checkStatuses, checkSuccess].flatMap((check) => check(form, input)),
  )
