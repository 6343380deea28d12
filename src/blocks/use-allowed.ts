import { useSyncExternalStore } from 'react'
import type { Block } from '#site/types.ts'
import { useServices } from '../services/services-context.ts'

const never = () => () => undefined

/**
 * Whether a block may ask the server for what it shows: not for a visitor who does not see it, and not while the page
 * is prerendered or taken over.
 */
export function useAllowed(access: Block['access']): boolean {
  const session = useServices()?.session
  const allowed = (): boolean =>
    session !== undefined && (access === undefined || (access === 'members') === (session.get() !== null))
  return useSyncExternalStore(session?.subscribe ?? never, allowed, () => false)
}
