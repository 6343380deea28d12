import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FormModel } from '#site/types.ts'
import { useServices, type Services } from '../services/services-context.ts'
import { complaint, destination, tokenOf, type FormText } from './form-outcome.ts'
import { formValues } from './form-values.ts'
import { sendForm, type FormAnswer } from './send-form.ts'
import { compareRepeats } from './use-field-errors.ts'

export interface FormState {
  readonly phase: 'open' | 'sending' | 'sent'
  /** What went wrong with the whole form. */
  readonly texts: readonly FormText[]
}

/** What was typed stays after a failure, except what nobody else should read. */
function clearPasswords(element: HTMLFormElement): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('input[type=password]')) input.value = ''
}

/** Sends a form once at a time and says how that went; `reject` marks the fields that the server did not accept. */
export function useForm(
  form: FormModel,
  reject: (element: HTMLFormElement, names: readonly string[]) => void,
) {
  const services = useServices()
  const navigate = useNavigate()
  const { locale } = useIntl()
  const { search } = useLocation()
  const [state, setState] = useState<FormState>({ phase: 'open', texts: [] })
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  const refuse = (element: HTMLFormElement, answer: Exclude<FormAnswer, { kind: 'taken' }>): void => {
    const { texts, fields } = complaint(form, answer)
    request.current = null
    if (answer.kind !== 'aborted') clearPasswords(element)
    setState({ phase: 'open', texts })
    reject(element, fields)
  }

  const take = (element: HTMLFormElement, { session, forms }: Services, body: unknown): void => {
    forms.forget(element)
    const token = tokenOf(form, body)
    if (token) session.set(token)
    const next = destination(form, locale, search)
    // On the way to the next page the form stays as it is: sending, and not to be sent again.
    if (next) void navigate(next)
    else setState({ phase: 'sent', texts: [] })
  }

  const send = async (element: HTMLFormElement, found: Services, { signal }: AbortController) => {
    const answer = await sendForm(found.http, form, formValues(form, new FormData(element)), signal)
    if (signal.aborted) return
    if (answer.kind === 'taken') take(element, found, answer.body)
    else refuse(element, answer)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!services || request.current) return
    // What was typed before the script was there has not been compared yet.
    compareRepeats(form, event.currentTarget)
    if (!event.currentTarget.checkValidity()) return
    request.current = new AbortController()
    setState({ phase: 'sending', texts: [] })
    void send(event.currentTarget, services, request.current)
  }

  return { state, submit, services }
}
