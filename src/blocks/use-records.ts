import { useEffect, useState } from 'react'
import type { FormValues } from '../forms/form-values.ts'
import { HttpError } from '../services/http-error.ts'
import { useServices } from '../services/services-context.ts'
import type { BlockOf } from './block-props.ts'
import { recordsIn, type TableRecord } from './table-records.ts'
import { useAllowed } from './use-allowed.ts'

export interface Records {
  readonly phase: 'loading' | 'loaded' | 'failed'
  /** Those last loaded stay while others are on their way. */
  readonly records: readonly TableRecord[]
}

/** What is left open narrows nothing down. */
const isFilledIn = (value: FormValues[string]): boolean => value !== '' && value !== null && value !== false

const isAborted = (error: unknown): boolean => error instanceof HttpError && error.kind === 'aborted'

/** The records of a table, loaded anew for each filter; of several loads the last one wins. */
export function useRecords({ load, list, access }: BlockOf<'table'>) {
  const http = useServices()?.http
  const allowed = useAllowed(access)
  const [filter, setFilter] = useState<FormValues>({})
  const [loaded, setLoaded] = useState<Records>({ phase: 'loading', records: [] })
  useEffect(() => {
    if (!http || !allowed) return
    const controller = new AbortController()
    const ask = async (): Promise<void> => {
      setLoaded(({ records }) => ({ phase: 'loading', records }))
      try {
        const answer = await http.get(load, { query: filter, signal: controller.signal })
        setLoaded({ phase: 'loaded', records: recordsIn(answer, list) })
      } catch (error) {
        if (!isAborted(error)) setLoaded({ phase: 'failed', records: [] })
      }
    }
    void ask()
    return () => controller.abort()
  }, [http, allowed, load, list, filter])
  return {
    ...loaded,
    isFiltered: Object.keys(filter).length > 0,
    /** Loads what a filter leaves; the same filter again loads again. */
    apply: (values: FormValues): void =>
      setFilter(Object.fromEntries(Object.entries(values).filter(([, value]) => isFilledIn(value)))),
    retry: (): void => setFilter((before) => ({ ...before })),
  }
}
