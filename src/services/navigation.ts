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
}

export interface Navigation {
  readonly push: (to: Address, state?: unknown) => void
  readonly replace: (to: Address, state?: unknown) => void
  /** Looks again what the address shown shows: the visitor has signed in or out. */
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
  /** For POP: how far the history has gone; null when it does not say. */
  readonly delta: number | null
}

/**
 * Goes from page to page. The address changes when the page is there, as it does with documents; only going back
 * and forward changes it first, and is taken back when the page cannot be had. Of several visits the last one
 * asked for wins, whichever is found first: a slow change of the language is one of them.
 */
export function createNavigation<Page>(deps: NavigationDeps<Page>): Navigation {
  const { history, find, show, mayLeave, leave, onWait, onFailure } = deps
  let last = 0
  /** Entries that come up because a visit was taken back. */
  let takenBack = 0

  const arrive = ({ to, state, move }: Visit, page: Page): void => {
    if (move === 'PUSH') history.push(to, state)
    else if (move === 'REPLACE') history.replace(to, state)
    show({ entry: history.location, move: move ?? 'REPLACE', page })
  }

  /** How far the history has gone for a visit, and has to come back; 0 where it has not, or does not say. */
  const gone = ({ move, delta }: Visit): number => (move === 'POP' ? (delta ?? 0) : 0)

  const takeBack = (visit: Visit): void => {
    const distance = gone(visit)
    if (distance === 0) return
    takenBack += 1
    history.go(-distance)
  }

  const fail = (visit: Visit, cause: unknown): void => {
    takeBack(visit)
    const distance = gone(visit)
    const retry = (): void => (distance === 0 ? start(visit) : history.go(distance))
    onFailure({ address: visit.to, cause, retry })
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
    onWait(true)
    const end = (outcome: () => void): void => {
      if (own !== last) return
      onWait(false)
      outcome()
    }
    find(visit.to).then(
      (found) => end(() => follow(visit, found)),
      (cause: unknown) => end(() => fail(visit, cause)),
    )
  }

  /** What the visitor asks for, unless he would rather stay. */
  const visit = (wanted: Visit): void => {
    const answer = mayLeave(wanted.to)
    if (answer === true) start(wanted)
    else void Promise.resolve(answer).then((leaves) => (leaves ? start(wanted) : takeBack(wanted)))
  }

  history.listen(({ delta }) => {
    if (takenBack > 0) takenBack -= 1
    else visit({ to: history.location, state: history.location.state, move: 'POP', delta })
  })

  return {
    push: (to, state) => visit({ to, state, move: 'PUSH', delta: null }),
    replace: (to, state) => visit({ to, state, move: 'REPLACE', delta: null }),
    refresh: () => start({ to: history.location, state: history.location.state, move: null, delta: null }),
  }
}

/** The address as one text. */
export const addressText = ({ pathname, search, hash }: Address): string => pathname + search + hash

/** Takes a path with query and hash apart; its language, if any, stays. */
export function readAddress(text: string): Address {
  const { pathname, search, hash } = new URL(text, 'https://here.invalid')
  return { pathname, search, hash }
}
