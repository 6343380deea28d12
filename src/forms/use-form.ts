import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FormModel } from '#site/types.ts'
import { report } from '../errors/report.ts'
import { useServices, type Services } from '../services/services-context.ts'
import { complaint, destination, type Complaint, type Destination } from './form-outcome.ts'
import { atRest, shownState, type FormState } from './form-state.ts'
import { readValues, sentValues } from './form-values.ts'
import { createIdempotencyKeys, randomKey } from './idempotency-keys.ts'
import { sendForm, type FormAnswer } from './send-form.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useHere } from './use-here.ts'
import { fieldErrors } from './validate-fields.ts'
import { emptyPasswords, settleValues } from './write-defaults.ts'

type Refused = Exclude<FormAnswer, { kind: 'taken' }>
type Taken = Extract<FormAnswer, { kind: 'taken' }>

/** The browser brings back a page as it was left; a form on it was on the way elsewhere. */
function useReturn(reopen: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reopen()
    }
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [reopen])
}

/** The state of a form that is sent once at a time, with what is wrong with its fields. */
function useFormState(form: FormModel) {
  const { key } = useLocation()
  const [state, setState] = useState<FormState>(atRest)
  const { errors, onInput: recheck, setErrors } = useFieldErrors(form.fields)
  const request = useRef<AbortController | null>(null)
  const taken = useRef(false)
  useEffect(() => () => request.current?.abort(), [])
  /** May be sent, with what is to be said of it; `saved` when it was taken just now. */
  const open = useCallback(
    (said: Complaint | null, saved = false): void => {
      request.current = null
      taken.current = false
      setErrors(said?.fields ?? {})
      setState({ phase: 'open', complaint: said, saved })
    },
    [setErrors],
  )
  /** Cannot be sent from here on; null when it is on its way already. */
  const close = (): AbortController => {
    request.current = new AbortController()
    setErrors({})
    setState({ phase: 'sending' })
    return request.current
  }
  /** It was taken, and is not to be sent again. */
  const finish = (end: FormState): void => {
    taken.current = true
    setState(end)
  }
  /** What was taken is not what stands there now. */
  const onInput: typeof recheck = (event) => {
    setState((now) => (now.phase === 'open' && now.saved ? { ...now, saved: false } : now))
    recheck(event)
  }
  const isOpen = (): boolean => request.current === null
  const isTaken = useCallback(() => taken.current, [])
  useReturn(useCallback(() => open(null), [open]))
  return { state: shownState(state, key), errors, onInput, open, close, finish, isOpen, isTaken }
}

/** Sends a form once at a time and says how that went. */
export function useForm(form: FormModel) {
  const services = useServices()
  const navigate = useNavigate()
  const here = useHere()
  const { state, errors, onInput, open, close, finish, isOpen, isTaken } = useFormState(form)
  const [keys] = useState(() => createIdempotencyKeys(randomKey))

  const refuse = (
    element: HTMLFormElement,
    { forms }: Services,
    answer: Refused,
    signedIn: boolean,
  ): void => {
    if (answer.kind === 'malformed')
      report(new Error(`${form.method} ${form.path}: not the answer that was promised`))
    const status = answer.kind === 'refused' ? answer.status : null
    // A server that is down has refused nothing: what was typed may be sent again as it is.
    if (status !== null && status < 500) emptyPasswords(form.fields, element)
    // The way leads by another page, and back.
    if (status === 401) forms.keep()
    open(complaint(form, answer, { signedIn, online: navigator.onLine }))
  }

  /** Goes where a form leads, with its words; whoever has signed in with it has no way back to it. */
  const goOn = ({ href, isPage }: Destination, { notices }: Services, signedIn: boolean): void => {
    const { message } = form.success
    if (message !== undefined) notices.tellNext(message)
    if (isPage) void navigate(href, { replace: signedIn })
    else window.location.assign(href)
  }

  const take = (element: HTMLFormElement, found: Services, { token, address }: Taken): void => {
    const { session, forms } = found
    const { locale, key: from, search } = here.current
    const next = destination(form, locale, search, address)
    forms.forget(element)
    keys.taken()
    if (next !== null) finish({ phase: 'leaving', from })
    else if (!form.success.stay) finish({ phase: 'sent' })
    else {
      settleValues(form.fields, element, form.load !== undefined)
      open(null, true)
    }
    if (token !== null) session.set(token)
    // After the session, whose change has the page looked at again: of several visits the last one wins.
    if (next !== null) goOn(next, found, token !== null)
  }

  const send = async (element: HTMLFormElement, found: Services, { signal }: AbortController) => {
    const values = sentValues(form, readValues(form.fields, element))
    const signedIn = found.session.get() !== null
    const idempotencyKey = form.idempotent ? keys.keyFor(values) : undefined
    const { origin } = window.location
    const answer = await sendForm(found.http, form, values, { origin, signal, idempotencyKey })
    if (signal.aborted) return
    if (answer.kind !== 'taken') refuse(element, found, answer, signedIn)
    else take(element, found, answer)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const { currentTarget: element } = event
    event.preventDefault()
    if (!services || !isOpen()) return
    const fields = fieldErrors(form.fields, readValues(form.fields, element))
    if (Object.keys(fields).length > 0) open({ texts: [], fields, retry: false })
    else void send(element, services, close())
  }

  return { state, errors, onInput, submit, isTaken }
}
