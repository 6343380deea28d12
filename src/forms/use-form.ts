import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import type { MessageId } from '#site/messages/ids.ts'
import type { FormModel } from '#site/types.ts'
import { useServices, type Services } from '../services/services-context.ts'
import { destination, refusalMessage, tokenOf } from './form-outcome.ts'
import { formValues } from './form-values.ts'
import { compareRepeats } from './use-field-errors.ts'

export interface FormState {
  readonly phase: 'open' | 'sending' | 'sent'
  /** What went wrong with the whole form. */
  readonly notice: MessageId | null
}

/** What was typed stays after a failure, except what nobody else should read. */
function clearPasswords(element: HTMLFormElement): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('input[type=password]')) input.value = ''
}

/** Sends a form once at a time and says how that went. */
export function useForm(form: FormModel) {
  const services = useServices()
  const navigate = useNavigate()
  const { locale } = useIntl()
  const [state, setState] = useState<FormState>({ phase: 'open', notice: null })
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  const send = async (
    element: HTMLFormElement,
    { sendForm, session }: Services,
    { signal }: AbortController,
  ) => {
    const answer = await sendForm(form, formValues(form, new FormData(element)), signal)
    if (signal.aborted) return
    if (answer.kind !== 'taken') {
      request.current = null
      clearPasswords(element)
      setState({ phase: 'open', notice: refusalMessage(form, answer) })
      return
    }
    const token = tokenOf(form, answer.body)
    if (token) session.set(token)
    const next = destination(form, locale)
    // On the way to the next page the form stays as it is: sending, and not to be sent again.
    if (next) void navigate(next)
    else setState({ phase: 'sent', notice: null })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!services || request.current) return
    // What was typed before the script was there has not been compared yet.
    compareRepeats(form, event.currentTarget)
    if (!event.currentTarget.checkValidity()) return
    request.current = new AbortController()
    setState({ phase: 'sending', notice: null })
    void send(event.currentTarget, services, request.current)
  }

  return { state, submit }
}
