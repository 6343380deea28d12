import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

/** Where the visitor is now: the language may change while a form is on its way. */
export function useHere() {
  const { locale } = useIntl()
  const { key, search } = useLocation()
  const here = { locale, key, search }
  const latest = useRef(here)
  useEffect(() => {
    latest.current = { locale, key, search }
  }, [locale, key, search])
  return latest
}
