import { vi } from 'vitest'
import {
  addressText,
  createNavigation,
  readAddress,
  type Address,
  type Arrival,
  type Entry,
  type Failure,
  type Found,
} from '../../../../src/services/navigation.ts'

/** An address from its text. */
export const at = (path: string): Address => readAddress(path)

/** A history of entries with a position, as a browser keeps it. */
function fakeHistory(first: string) {
  let count = 0
  const entry = (to: Address, state: unknown = null): Entry => ({ ...to, state, key: `k${count++}` })
  let entries = [entry(at(first))]
  let index = 0
  let listener: (update: { delta: number | null }) => void = () => undefined
  return {
    get location(): Entry {
      return entries[index] ?? entry(at('/'))
    },
    push(to: Address, state?: unknown) {
      entries = [...entries.slice(0, index + 1), entry(to, state)]
      index += 1
    },
    replace(to: Address, state?: unknown) {
      entries[index] = entry(to, state)
    },
    go(delta: number) {
      index += delta
      listener({ delta })
    },
    /** Without a known position, as after a plain link to a part of the page. */
    goUnknown(delta: number) {
      index += delta
      listener({ delta: null })
    },
    listen: (next: typeof listener) => void (listener = next),
    paths: () => entries.map(addressText),
  }
}

type Outcome = Found<string> | Error | Promise<Found<string>>

/** A navigation among pages that are found as `outcomes` says; what is not in there is found at once. */
export function site(first = '/en') {
  const history = fakeHistory(first)
  const outcomes = new Map<string, Outcome>()
  const shown: Arrival<string>[] = []
  const failures: Failure[] = []
  const waits: boolean[] = []
  const leave = vi.fn<(address: Address) => void>()
  const find = vi.fn((address: Address): Promise<Found<string>> => {
    const outcome = outcomes.get(addressText(address)) ?? { kind: 'page', page: addressText(address) }
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  })
  const mayLeave = vi.fn<(to: Address) => boolean | Promise<boolean>>(() => true)
  const navigation = createNavigation<string>({
    history,
    find,
    mayLeave,
    leave,
    show: (arrival) => shown.push(arrival),
    onWait: (waiting) => waits.push(waiting),
    onFailure: (failure) => failures.push(failure),
  })
  const pages = () => shown.map(({ page, move }) => `${move} ${page}`)
  return { history, outcomes, navigation, pages, shown, failures, waits, leave, find, mayLeave }
}

/** A page that is found when the test says so. */
export function slow(page: string) {
  let finish: () => void = () => undefined
  const promise = new Promise<Found<string>>((resolve) => {
    finish = () => resolve({ kind: 'page', page })
  })
  return { promise, finish: () => finish() }
}
