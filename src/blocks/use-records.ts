import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sentValues, type FieldValues, type FormValues } from '../forms/form-values.ts'
import { HttpError } from '../services/http-error.ts'
import { useServices } from '../services/services-context.ts'
import type { BlockOf } from './block-props.ts'
import { filterIn, withFilter } from './table-query.ts'
import { recordsIn, type TableRecord } from './table-records.ts'
import { useAllowed } from './use-allowed.ts'

type Table = BlockOf<'table'>

export interface Records {
  readonly phase: 'loading' | 'loaded' | 'failed'
  /** Those last loaded stay while others are on their way. */
  readonly records: readonly TableRecord[]
}

/** What is left open narrows nothing down. */
const isFilledIn = (value: FormValues[string]): boolean => value !== '' && value !== null && value !== false

const isAborted = (error: unknown): boolean => error instanceof HttpError && error.kind === 'aborted'

/** The filter as the address has it, so that it can be kept, shared and gone back from. */
function useFilter(fields: Table['filter']) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const filter = useMemo(() => filterIn(fields, search), [fields, search])
  const again = (): void => setAttempt((before) => before + 1)
  return {
    filter,
    attempt,
    again,
    apply: (values: FieldValues): void => {
      const next = withFilter(fields, search, values)
      if (next === search) again()
      else void navigate({ search: next })
    },
  }
}

/** The records of a table, loaded anew for each filter; of several loads the last one wins. */
export function useRecords({ load, list, access, filter: fields }: Table) {
  const http = useServices()?.http
  const allowed = useAllowed(access)
  const { filter, attempt, again, apply } = useFilter(fields)
  const [loaded, setLoaded] = useState<Records>({ phase: 'loading', records: [] })
  const query = useMemo(() => {
    const sent = Object.entries(sentValues({ fields }, filter))
    return Object.fromEntries(sent.filter(([, value]) => isFilledIn(value)))
  }, [fields, filter])
  useEffect(() => {
    if (!http || !allowed) return
    const controller = new AbortController()
    const ask = async (): Promise<void> => {
      setLoaded(({ records }) => ({ phase: 'loading', records }))
      try {
        const answer = await http.get(load, { query, signal: controller.signal })
        setLoaded({ phase: 'loaded', records: recordsIn(answer, list) })
      } catch (error) {
        if (!isAborted(error)) setLoaded({ phase: 'failed', records: [] })
      }
    }
    void ask()
    return () => controller.abort()
  }, [http, allowed, load, list, query, attempt])
  return {
    ...loaded,
    filter,
    isFiltered: Object.keys(query).length > 0,
    /** Puts a filter into the address; the same one again loads again. */
    apply,
    retry: again,
  }
}
