/** An address inside the site. */
export interface Address {
  readonly pathname: string
  /** With "?", or empty. */
  readonly search: string
  /** With "#", or empty. */
  readonly hash: string
}

/** An entry of the history. */
export interface Entry extends Address {
  readonly key: string
  readonly state: unknown
}

/** How an entry was come to: by going back or forward, as a new entry, or in place of one. */
export type Move = 'POP' | 'PUSH' | 'REPLACE'

/** What an address turned out to show. */
export type Found<Page> =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: Address }
  /** The document is to be loaded instead. */
  | { readonly kind: 'document' }

export interface Arrival<Page> {
  readonly entry: Entry
  readonly move: Move
  readonly page: Page
}

export interface Failure {
  readonly address: Address
  readonly cause: unknown
  /** Tries the same again. */
  readonly retry: () => void
  /** Whether nothing was asked for since. */
  readonly isLatest: () => boolean
}

export interface Navigation {
  readonly push: (to: Address, state?: unknown) => void
  readonly replace: (to: Address, state?: unknown) => void
  /** Looks again what the address shown shows, or the one on the way: the visitor has signed in or out. */
  readonly refresh: () => void
}

/** The history of the browser, as the router's `createBrowserHistory` gives it. */
export interface NavigationHistory {
  readonly location: Entry
  readonly push: (to: Address, state?: unknown) => void
  readonly replace: (to: Address, state?: unknown) => void
  readonly go: (delta: number) => void
  readonly listen: (listener: (update: { delta: number | null }) => void) => void
}

interface NavigationDeps<Page> {
  history: NavigationHistory
  /** May fail; what it fails with goes to `onFailure`. */
  find: (address: Address) => Promise<Found<Page>>
  show: (arrival: Arrival<Page>) => void
  /** Whether the visitor, who asks for another address, means to leave what is shown. */
  mayLeave: (to: Address) => boolean | Promise<boolean>
  /** Loads the document of an address. */
  leave: (address: Address) => void
  /** A page is waited for, or no more. */
  onWait: (waiting: boolean) => void
  /** The page shown stays, and so does its address. */
  onFailure: (failure: Failure) => void
}

interface Visit {
  readonly to: Address
  readonly state: unknown
  /** Null: the address stays as it is. */
  readonly move: Move | null
}

/**
 * Goes from page to page. The address changes when the page is there, as it does with documents; only going back
 * and forward changes it first, and is taken back when the page cannot be had. Of several visits the last one
 * asked for wins, whichever is found first: a slow change of the language is one of them.
 */
export function createNavigation<Page>(deps: NavigationDeps<Page>): Navigation {
  const { history, find, show, mayLeave, leave, onWait, onFailure } = deps
  let last = 0
  /** What is waited for. */
  let pending: Visit | null = null
  /** How far the history has gone from the page shown; null when it does not say. */
  let drift: number | null = 0
  /** A visit is being taken back: on the entry of the page shown there is nothing to do. */
  let returning = false

  const arrive = ({ to, state, move }: Visit, page: Page): void => {
    if (move === 'PUSH') history.push(to, state)
    else if (move === 'REPLACE') history.replace(to, state)
    drift = 0
    returning = false
    show({ entry: history.location, move: move ?? 'REPLACE', page })
  }

  /** Goes back to the entry of the page shown; gives how far that is, 0 where the history does not say. */
  const takeBack = (): number => {
    const steps = drift ?? 0
    if (steps !== 0) {
      returning = true
      history.go(-steps)
    }
    return steps
  }

  const fail = (visit: Visit, cause: unknown, isLatest: () => boolean): void => {
    const steps = takeBack()
    const retry = (): void => (steps !== 0 && visit.move !== 'PUSH' ? history.go(steps) : start(visit))
    onFailure({ address: visit.to, cause, retry, isLatest })
  }

  const follow = (visit: Visit, found: Found<Page>): void => {
    if (found.kind === 'page') arrive(visit, found.page)
    else if (found.kind === 'document') leave(visit.to)
    // Where the address has changed already, or nothing was asked for, the entry is replaced.
    else start({ ...visit, to: found.to, move: visit.move === 'PUSH' ? 'PUSH' : 'REPLACE' })
  }

  const start = (visit: Visit): void => {
    last += 1
    const own = last
    const isLatest = (): boolean => own === last
    pending = visit
    onWait(true)
    const end = (outcome: () => void): void => {
      if (!isLatest()) return
      pending = null
      onWait(false)
      outcome()
    }
    find(visit.to).then(
      (found) => end(() => follow(visit, found)),
      (cause: unknown) => end(() => fail(visit, cause, isLatest)),
    )
  }

  const stay = ({ move }: Visit): void => {
    if (move === 'POP') takeBack()
  }

  /** What the visitor asks for, unless he would rather stay. */
  const visit = (wanted: Visit): void => {
    const answer = mayLeave(wanted.to)
    if (answer === true) start(wanted)
    else void Promise.resolve(answer).then((leaves) => (leaves ? start(wanted) : stay(wanted)))
  }

  history.listen(({ delta }) => {
    drift = drift === null || delta === null ? null : drift + delta
    if (returning && drift === 0) returning = false
    else visit({ to: history.location, state: history.location.state, move: 'POP' })
  })

  return {
    push: (to, state) => visit({ to, state, move: 'PUSH' }),
    replace: (to, state) => visit({ to, state, move: 'REPLACE' }),
    refresh: () => start(pending ?? { to: history.location, state: history.location.state, move: null }),
  }
}

/** The address as one text. */
export const addressText = ({ pathname, search, hash }: Address): string => pathname + search + hash

/** Takes a path with query and hash apart; its language, if any, stays. */
export function readAddress(text: string): Address {
  const { pathname, search, hash } = new URL(text, 'https://here.invalid')
  return { pathname, search, hash }
}
