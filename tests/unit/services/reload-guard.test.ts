import { describe, expect, it } from 'vitest'
import type { OpenStorage } from '../../../src/services/guarded-storage.ts'
import { createReloadGuard, type ReloadDecision } from '../../../src/services/reload-guard.ts'
import { fakeClock } from './support/fake-clock.ts'
import { blockedStorages, fakeStorage } from './support/fake-storage.ts'

interface Browser {
  storage?: OpenStorage
  cap?: { reloads: number; seconds: number }
}

/** A tab whose documents each ask a guard of their own, as they do in a browser. */
function openTab({ storage, cap }: Browser) {
  const clock = fakeClock()
  const state = { online: true, reloaded: false }
  const newGuard = () =>
    createReloadGuard({
      ...(storage && { storage }),
      ...(cap && { cap }),
      clock,
      navigation: { online: () => state.online, reloaded: () => state.reloaded },
      seconds: 10,
    })
  let guard = newGuard()
  const load = (reloaded: boolean): void => {
    state.reloaded = reloaded
    guard = newGuard()
  }
  return {
    state,
    wait: (seconds: number) => clock.advance(seconds * 1000),
    visit: () => load(false),
    /** A chunk fails; when the guard says so, the document is loaded anew. */
    fail(path: string): ReloadDecision {
      const decision = guard.decide(path)
      if (decision === 'reload') load(true)
      return decision
    },
    /** A chunk fails in a document that is not reloaded after all. */
    failAndStay: (path: string) => guard.decide(path),
  }
}

const working = () => {
  const area = fakeStorage()
  return { area, tab: openTab({ storage: () => area }) }
}

describe('with a session storage', () => {
  it('reloads once in ten seconds', async () => {
    const { tab } = working()
    expect(tab.fail('/en')).toBe('reload')
    expect(tab.fail('/en')).toBe('panel')
    await tab.wait(9.999)
    expect(tab.fail('/en')).toBe('panel')
    await tab.wait(0.001)
    expect(tab.fail('/en')).toBe('reload')
  })

  it('counts each path by itself', () => {
    const { tab } = working()
    expect(tab.fail('/en')).toBe('reload')
    expect(tab.fail('/en/pricing')).toBe('reload')
    expect(tab.fail('/en')).toBe('panel')
  })

  it('does not mind that the visitor had reloaded', () => {
    const { tab } = working()
    tab.state.reloaded = true
    expect(tab.fail('/en')).toBe('reload')
  })

  it.each([
    ['alternating paths', 0, (turn: number) => `/${turn}`],
    ['a chunk that fails slowly', 30, () => '/en'],
  ])('ends %s after three reloads in five minutes', async (_, seconds, path) => {
    const { tab } = working()
    const decisions: ReloadDecision[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      decisions.push(tab.fail(path(turn)))
      await tab.wait(seconds)
    }
    expect(decisions).toEqual(['reload', 'reload', 'reload', 'panel', 'panel'])
    await tab.wait(300)
    expect(tab.fail('/en')).toBe('reload')
  })

  it('takes another cap, shorter than the seconds of a path too', async () => {
    const area = fakeStorage()
    const tab = openTab({ storage: () => area, cap: { reloads: 2, seconds: 5 } })
    expect([tab.fail('/a'), tab.fail('/b'), tab.fail('/c')]).toEqual(['reload', 'reload', 'panel'])
    await tab.wait(5)
    expect([tab.fail('/c'), tab.fail('/a')]).toEqual(['reload', 'panel'])
  })

  it('remembers no more than it needs', async () => {
    const { area, tab } = working()
    tab.fail('/a')
    await tab.wait(300)
    tab.fail('/b')
    expect(JSON.parse(area.values['reload-guard'] ?? '')).toEqual([['/b', 1_300_000]])
  })

  it.each([
    ['no JSON', '<'],
    ['no list', '{}'],
    ['null', 'null'],
    ['entries of another shape', '[1,null,{},["/en"],[1000000,"/en"],["/en","1000000"]]'],
    ['a time to come, after the clock was set back', '[["/en",1000001]]'],
  ])('reads past %s', (_, stored) => {
    const area = fakeStorage({ 'reload-guard': stored })
    expect(openTab({ storage: () => area }).fail('/en')).toBe('reload')
  })

  it('keeps what is sound among what is not', () => {
    const area = fakeStorage({ 'reload-guard': '[null,["/en",1000000]]' })
    expect(openTab({ storage: () => area }).fail('/en')).toBe('panel')
  })
})

describe.each(blockedStorages)('with %s', (_, storage) => {
  const open = () => openTab(storage ? { storage } : {})

  it('reloads once, however slowly it fails', async () => {
    const tab = open()
    expect(tab.fail('/en')).toBe('reload')
    expect(tab.fail('/en')).toBe('panel')
    await tab.wait(3600)
    expect(tab.fail('/en')).toBe('panel')
  })

  it('reloads again after an ordinary visit', () => {
    const tab = open()
    tab.fail('/en')
    tab.visit()
    expect(tab.fail('/en')).toBe('reload')
  })

  it('asks once of a document that stays', () => {
    const tab = open()
    expect([tab.failAndStay('/en'), tab.failAndStay('/en')]).toEqual(['reload', 'panel'])
  })
})

it('waits while offline, and that counts for nothing', () => {
  const { area, tab } = working()
  tab.state.online = false
  expect([tab.fail('/en'), tab.fail('/en')]).toEqual(['wait-online', 'wait-online'])
  expect(area.values).toEqual({})
  tab.state.online = true
  expect(tab.fail('/en')).toBe('reload')
  tab.state.online = false
  expect(tab.fail('/en')).toBe('wait-online')
})
