import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered HTML and while it is taken over, true from then on: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
