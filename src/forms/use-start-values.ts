import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FormModel } from '#site/types.ts'
import { useServices } from '../services/services-context.ts'
import { hashWithout, linkValues, ownValues } from './start-values.ts'
import { writeDefaults } from './write-defaults.ts'

/**
 * Fills a form as it starts: by the configuration, the day and the link that led here, then with what was typed before.
 * What the link brought behind its "#" is erased from the address, and from this entry of the history.
 */
export function useStartValues({ fields }: FormModel, element: RefObject<HTMLFormElement | null>): void {
  const services = useServices()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search, hash } = location
  const state: unknown = location.state
  const started = useRef(false)
  useEffect(() => {
    if (!services || !element.current) return
    // Another link to the same page brings its own values; the others have been there already.
    const own = started.current ? {} : ownValues(fields)
    writeDefaults(element.current, { ...own, ...linkValues(fields, { search, hash }) })
    if (!started.current) services.forms.fill(element.current)
    started.current = true
    const rest = hashWithout(fields, hash)
    if (rest === hash) return
    // At once, and then for the router, whose links name the address too.
    window.history.replaceState(window.history.state, '', pathname + search + rest)
    void navigate(pathname + search + rest, { replace: true, state })
  }, [services, element, fields, pathname, search, hash, state, navigate])
}
