import { describe, expect, it, vi } from 'vitest'
import type { StorageArea } from '../../../src/services/guarded-storage.ts'
import { createSession, type SessionStore } from '../../../src/services/session.ts'
import { blockedStorages, fakeStorage, refuse } from './support/fake-storage.ts'

/** A tab; `tell` is a storage event, `wake` the return to a frozen page. */
function openTab(local: StorageArea, store: SessionStore = 'local', tab = fakeStorage()) {
  let tell: (event: { key: string | null }) => void = () => undefined
  let wake = (): void => undefined
  const session = createSession({
    key: 'token',
    store,
    stores: { local: () => local, tab: () => tab },
    onStorageEvent: (listener) => (tell = listener),
    onReturn: (listener) => (wake = listener),
  })
  return { session, tab, tell: (key: string | null) => tell({ key }), wake: () => wake() }
}

const nothing = () => undefined

describe('where the credential is kept', () => {
  it.each<[SessionStore, object, object]>([
    ['local', { token: 'secret' }, {}],
    ['tab', {}, { token: 'secret' }],
    ['memory', {}, {}],
  ])('in the store "%s"', (store, inLocal, inTab) => {
    const local = fakeStorage()
    const { session, tab } = openTab(local, store)
    session.set('secret')
    expect(session.get()).toBe('secret')
    expect(local.values).toEqual(inLocal)
    expect(tab.values).toEqual(inTab)
    session.clear()
    expect(session.get()).toBeNull()
    expect({ ...local.values, ...tab.values }).toEqual({})
  })

  it('is found again on the next visit', () => {
    expect(openTab(fakeStorage({ token: 'kept' })).session.get()).toBe('kept')
  })

  it('takes an empty credential for none, stored or given', () => {
    const local = fakeStorage({ token: '' })
    const { session } = openTab(local)
    expect(session.get()).toBeNull()
    session.set('')
    expect(local.values).toEqual({})
  })

  it.each(blockedStorages)('falls back to memory with %s', (_, open) => {
    const session = createSession({
      key: 'token',
      store: 'local',
      stores: open ? { local: open } : {},
      onStorageEvent: nothing,
    })
    expect(session.get()).toBeNull()
    session.set('kept')
    expect(session.get()).toBe('kept')
    session.clear()
    expect(session.get()).toBeNull()
  })
})

describe('who is told', () => {
  it('every listener once a change, and none without one', () => {
    const { session } = openTab(fakeStorage())
    const [first, second] = [vi.fn(), vi.fn()]
    session.subscribe(first)
    const leave = session.subscribe(second)
    session.set('a')
    session.set('a')
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
    leave()
    session.clear()
    session.clear()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
  })

  it('a function that subscribed twice keeps its other subscription', () => {
    const { session } = openTab(fakeStorage())
    const listener = vi.fn()
    session.subscribe(listener)
    session.subscribe(listener)()
    session.set('a')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('nobody twice when a listener changes the session itself', () => {
    const { session } = openTab(fakeStorage())
    const seen: (string | null)[] = []
    session.subscribe(() => {
      if (session.get() === 'expired') session.clear()
    })
    session.subscribe(() => seen.push(session.get()))
    session.set('expired')
    expect(seen).toEqual([null])
    session.set('valid')
    expect(seen).toEqual([null, 'valid'])
  })
})

describe('other tabs', () => {
  it('follow a sign-in and a sign-out, told once each', () => {
    const local = fakeStorage()
    const [here, there] = [openTab(local), openTab(local)]
    const listener = vi.fn()
    there.session.subscribe(listener)
    here.session.set('a')
    there.tell('token')
    there.tell('token')
    there.wake()
    expect(there.session.get()).toBe('a')
    expect(listener).toHaveBeenCalledTimes(1)
    here.session.clear()
    there.tell(null)
    expect(there.session.get()).toBeNull()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('are not told of other keys', () => {
    const local = fakeStorage()
    const { session, tell } = openTab(local)
    const listener = vi.fn()
    session.subscribe(listener)
    local.values['token'] = 'a'
    tell('theme')
    expect(listener).not.toHaveBeenCalled()
    tell('token')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('catch up when a frozen page is seen again', () => {
    const local = fakeStorage({ token: 'a' })
    const { session, wake } = openTab(local)
    const listener = vi.fn()
    session.subscribe(listener)
    local.removeItem('token')
    wake()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('are told once when they had set the same before the event came', () => {
    const local = fakeStorage()
    const { session, tell } = openTab(local)
    const listener = vi.fn()
    session.subscribe(listener)
    local.values['token'] = 'a'
    session.set('a')
    tell('token')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('win over what this one could not store', () => {
    const local = fakeStorage()
    const { session, tell } = openTab({ ...local, setItem: refuse })
    session.set('here')
    local.values['token'] = 'there'
    expect(session.get()).toBe('here')
    tell('token')
    expect(session.get()).toBe('there')
  })

  it('do not share a session kept in the tab or in memory', () => {
    const local = fakeStorage()
    openTab(local).session.set('local')
    for (const store of ['tab', 'memory'] as const) {
      const { session, tell } = openTab(local, store)
      tell('token')
      expect(session.get()).toBeNull()
    }
  })
})

it('works without word of returning visitors', () => {
  const deps = { key: 'token', store: 'memory', stores: {}, onStorageEvent: nothing } as const
  expect(createSession(deps).get()).toBeNull()
})
