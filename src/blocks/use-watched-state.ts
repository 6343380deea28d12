import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { clock } from '../app/browser.ts'
import { useHydrated } from '../routing/use-hydrated.ts'
import { isRecord } from '../services/is-record.ts'
import { useServices } from '../services/services-context.ts'
import { createStateWatch, type Watched } from '../services/state-watch.ts'
import type { BlockOf } from './block-props.ts'
import { useAllowed } from './use-allowed.ts'

type Status = BlockOf<'status'>

/** The state in an answer; fails for one that the configuration does not know. */
export function stateIn(answer: unknown, { field, states }: Pick<Status, 'field' | 'states'>): string {
  const state = isRecord(answer) && Object.hasOwn(answer, field) ? answer[field] : undefined
  if (typeof state === 'string' && Object.hasOwn(states, state)) return state
  throw new Error(`"${field}" of the answer is no known state`)
}

/** The path of a call with its `:param` filled in. */
export const filledPath = (path: string, value: string): string =>
  path.replace(/:\w+/, () => encodeURIComponent(value))

/** What a link of this page asks about; null where it asks nothing, and while the page is taken over. */
function useAsked(name: string): string | null {
  const { search } = useLocation()
  const value = new URLSearchParams(search).get(name)
  return useHydrated() && value !== '' ? value : null
}

const asking: Watched = { kind: 'asking' }

/** Follows the state that the address asks about; null when it asks about nothing that may be seen. */
export function useWatchedState(block: Status): { watched: Watched; retry: () => void } | null {
  const http = useServices()?.http
  const asked = useAsked(block.query)
  const allowed = useAllowed(block.access)
  const [watched, setWatched] = useState(asking)
  const [attempt, setAttempt] = useState(0)
  const retry = (): void => setAttempt((before) => before + 1)
  const { load, field, states } = block
  useEffect(() => {
    if (!http || asked === null || !allowed) return
    const controller = new AbortController()
    const watch = createStateWatch({
      ask: async () =>
        stateIn(await http.get(filledPath(load, asked), { signal: controller.signal }), { field, states }),
      waits: (state) => states[state]?.wait === true,
      tell: setWatched,
      clock,
      page: document,
    })
    watch.start()
    return () => {
      watch.stop()
      controller.abort()
    }
  }, [http, asked, allowed, load, field, states, attempt])

  const failed = watched.kind === 'failed'
  useEffect(() => {
    if (!failed) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [failed])
  return asked === null || !allowed ? null : { watched, retry }
}
