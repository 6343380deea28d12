import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FormModel } from '#site/types.ts'
import { useServices, type Services } from '../services/services-context.ts'
import { complaint, destination } from './form-outcome.ts'
import { shownState, type FormState } from './form-state.ts'
import { formValues } from './form-values.ts'
import { sendForm, type FormAnswer } from './send-form.ts'
import { compareRepeats } from './use-field-errors.ts'

/** What was typed stays after a refusal, except what nobody else should read. */
function clearPasswords(element: HTMLFormElement): void {
  for (const input of element.querySelectorAll<HTMLInputElement>('input[type=password]')) input.value = ''
}

/** Where the visitor is now: the language may change while a form is on its way. */
function useHere() {
  const { locale } = useIntl()
  const { key, search } = useLocation()
  const here = { locale, key, search }
  const latest = useRef(here)
  useEffect(() => {
    latest.current = { locale, key, search }
  }, [locale, key, search])
  return latest
}

/** Sends a form once at a time and says how that went; `reject` marks the fields that the server did not accept. */
export function useForm(
  form: FormModel,
  reject: (element: HTMLFormElement, names: readonly string[]) => void,
) {
  const services = useServices()
  const navigate = useNavigate()
  const { key } = useLocation()
  const here = useHere()
  const [state, setState] = useState<FormState>({ phase: 'open', texts: [] })
  const request = useRef<AbortController | null>(null)
  useEffect(() => () => request.current?.abort(), [])

  const refuse = (element: HTMLFormElement, answer: Exclude<FormAnswer, { kind: 'taken' }>): void => {
    const { texts, fields } = complaint(form, answer)
    request.current = null
    if (answer.kind === 'refused') clearPasswords(element)
    setState({ phase: 'open', texts })
    reject(element, fields)
  }

  const take = (element: HTMLFormElement, { session, forms }: Services, token: string | null): void => {
    const { locale, key: from, search } = here.current
    forms.forget(element)
    const next = destination(form, locale, search)
    setState(next === null ? { phase: 'sent' } : { phase: 'leaving', from })
    if (token !== null) session.set(token)
    // After the session, whose change has the page looked at again: of several visits the last one wins.
    if (next !== null) void navigate(next)
  }

  const send = async (element: HTMLFormElement, found: Services, { signal }: AbortController) => {
    const answer = await sendForm(found.http, form, formValues(form, new FormData(element)), signal)
    if (signal.aborted) return
    if (answer.kind === 'taken') take(element, found, answer.token)
    else refuse(element, answer)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const { currentTarget: element } = event
    event.preventDefault()
    if (!services || request.current) return
    // What was typed before the script was there has not been compared yet.
    compareRepeats(form, element)
    if (!element.checkValidity()) return
    request.current = new AbortController()
    setState({ phase: 'sending' })
    reject(element, [])
    void send(element, services, request.current)
  }

  return { state: shownState(state, key), submit, services }
}
