import { createContext, use } from 'react'
import type { SendForm } from '../forms/send-form.ts'
import type { Session } from './session.ts'

/** The services, as components reach them. */
export interface Services {
  readonly session: Session
  readonly sendForm: SendForm
}

export const ServicesContext = createContext<Services | null>(null)

/** Null while prerendering: services are for what a visitor does. */
export const useServices = (): Services | null => use(ServicesContext)
