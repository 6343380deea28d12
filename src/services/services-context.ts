import { createContext, use } from 'react'
import type { FormKeeper } from '../boot/boot.ts'
import type { ApiClient } from './api-client.ts'
import type { HttpClient } from './http-client.ts'
import type { LeaveGuard } from './leave-guard.ts'
import type { Notices } from './notices.ts'
import type { Session } from './session.ts'

/** The services, as components reach them. */
export interface Services {
  readonly session: Session
  /** Calls by path, for what comes from the configuration. */
  readonly http: HttpClient
  /** The same client, typed by the endpoints of the configuration: for blocks and checks in code. */
  readonly api: ApiClient
  readonly forms: FormKeeper
  readonly notices: Notices
  readonly leaveGuard: LeaveGuard
}

export const ServicesContext = createContext<Services | null>(null)

/** Null while prerendering: services are for what a visitor does. */
export const useServices = (): Services | null => use(ServicesContext)
