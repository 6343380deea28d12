import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import type { Block, FormModel } from '#site/types.ts'
import { useAllowed } from '../blocks/use-allowed.ts'
import { HttpError } from '../services/http-error.ts'
import { useHydrated } from '../routing/use-hydrated.ts'
import { useServices } from '../services/services-context.ts'
import { loadedUsername, loadedValues } from './start-values.ts'
import { writeDefaults } from './write-defaults.ts'

/** What a form waits for before it can be sent. */
export type LoadPhase = 'loading' | 'failed' | 'ready'

interface Ask {
  readonly token: string | null
  readonly attempt: number
}

/** Nobody is signed in, so that there is nothing to know of him; or nobody waits any more. */
const isNothing = (error: unknown, token: string | null): boolean =>
  error instanceof HttpError && (error.kind === 'aborted' || (error.status === 401 && token === null))

/** Asks the server for what a form starts with; anew for another visitor, and after `retry`. */
function useLoad(form: FormModel, access: Block['access'], fill: (body: unknown) => boolean) {
  const services = useServices()
  const allowed = useAllowed(access)
  // What was sent before the runtime was there waits as well.
  const alive = useHydrated()
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<(Ask & { readonly ok: boolean }) | null>(null)
  const { load } = form
  const token = services?.session.get() ?? null

  useEffect(() => {
    if (load === undefined || !allowed || !services) return
    const controller = new AbortController()
    const settle = (ok: boolean): void => {
      if (!controller.signal.aborted) setSettled({ token, attempt, ok })
    }
    services.http.get(load, { signal: controller.signal }).then(
      (body) => settle(!controller.signal.aborted && fill(body)),
      (error: unknown) => settle(isNothing(error, token)),
    )
    return () => controller.abort()
  }, [load, allowed, services, token, attempt, fill])

  const phase = (): LoadPhase => {
    if (load === undefined || (alive && !allowed)) return 'ready'
    if (settled?.token !== token || settled.attempt !== attempt) return 'loading'
    return settled.ok ? 'ready' : 'failed'
  }
  return { phase: phase(), retry: () => setAttempt((before) => before + 1) }
}

type Submit = (event: SubmitEvent<HTMLFormElement>) => void

/** Fills a form with what the server keeps, where it is to be; it cannot be sent before that is there. */
export function useLoadedForm(
  form: FormModel,
  access: Block['access'],
  element: RefObject<HTMLFormElement | null>,
) {
  const [username, setUsername] = useState('')
  /** The form was sent before it could be. */
  const pressed = useRef(false)
  const { fields } = form
  const fill = useCallback(
    (body: unknown): boolean => {
      const values = loadedValues(fields, body)
      if (values === null || !element.current) return false
      writeDefaults(element.current, values)
      setUsername(loadedUsername(body) ?? '')
      return true
    },
    [fields, element],
  )
  const { phase, retry } = useLoad(form, access, fill)
  useEffect(() => {
    if (phase !== 'ready' || !pressed.current) return
    pressed.current = false
    element.current?.requestSubmit()
  }, [phase, element])

  return {
    phase,
    username,
    retry,
    whenReady(event: SubmitEvent<HTMLFormElement>, submit: Submit): void {
      if (phase === 'ready') {
        submit(event)
        return
      }
      event.preventDefault()
      pressed.current = true
      if (phase === 'failed') retry()
    },
  }
}
