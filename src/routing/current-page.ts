import { createContext, use } from 'react'
import type { PageError } from '../errors/page-error.ts'
import type { Messages, PagePayload } from '../services/payload.ts'
import type { Locale } from '#site/locales.ts'
import type { PageMatch } from './match-page.ts'

/** What is on the screen; without a payload it is an error page. */
export interface ShownPage {
  readonly payload: PagePayload | null
  /** Why there is no page; null while prerendering the 404 page, when nobody has asked for anything yet. */
  readonly error: PageError | null
  readonly locale: Locale
  readonly messages: Messages
  /** The bare `/`: the home page in the fallback language, with a list of the languages. */
  readonly root: boolean
}

export interface CurrentPage {
  readonly match: Pick<PageMatch, 'page' | 'params'> | null
  readonly root: boolean
}

export const CurrentPageContext = createContext<CurrentPage>({ match: null, root: false })

/** The page the visitor is on; no match on an error page. */
export const useCurrentPage = (): CurrentPage => use(CurrentPageContext)
