import { createContext } from 'react'

/** Says that something is wrong with a form of the page, as the title of the page then does; returns what takes it back. */
export const TroubleContext = createContext<() => () => void>(() => () => undefined)
