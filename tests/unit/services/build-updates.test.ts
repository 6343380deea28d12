import { describe, expect, it, vi } from 'vitest'
import type { Build } from '../../../src/services/build-files.ts'
import { createBuildUpdates } from '../../../src/services/build-updates.ts'
import { caught } from './support/caught.ts'
import { fakeClock, settle } from './support/fake-clock.ts'
import { fakeNetwork, html, json, text, unreachable, type Answer } from './support/fake-network.ts'

const minute = 60_000
const meta = json({ id: 'one', timestamp: 1, prerendered: ['/', '/en'] })
const build = (id: string) => json({ id, timestamp: 2 })

function open({ answers = [build('one')], speed = '4g', everyMinutes = 60 } = {}) {
  const network = fakeNetwork(...answers)
  const timers = fakeClock()
  const state = { ahead: 0 }
  /** As a visitor sets it; timers do not mind. */
  const clock = { ...timers, now: () => timers.now() + state.ahead }
  const listeners = new Map<string, () => void>()
  const listened: string[] = []
  const onAvailable = vi.fn<(build: Build) => void>()
  const onError = vi.fn()
  const updates = createBuildUpdates({
    fetch: network.fetch,
    clock,
    events: {
      addEventListener(type, listener) {
        listened.push(type)
        listeners.set(type, listener)
      },
    },
    id: 'one',
    everyMinutes,
    manifestDelayMs: 1000,
    effectiveType: () => speed,
    onAvailable,
    onError,
  })
  const asked = () => network.calls.map(({ url }) => url)
  const tell = async (type: 'focus' | 'online') => {
    listeners.get(type)?.()
    await clock.advance(0)
  }
  return { updates, network, clock, state, listened, tell, onAvailable, onError, asked }
}

const latestUrl = '/builds/latest.json'
const metaUrl = '/builds/meta/one.json'

describe('the manifest', () => {
  it('is fetched a second after the start, once', async () => {
    const { updates, network, clock, asked } = open({ answers: [meta] })
    updates.start()
    await clock.advance(999)
    expect(asked()).toEqual([])
    await clock.advance(1)
    expect(asked()).toEqual([metaUrl])
    expect(network.calls[0]?.init.cache).toBeUndefined()
    expect(await updates.manifest()).toEqual({ id: 'one', timestamp: 1, prerendered: ['/', '/en'] })
    expect(asked()).toEqual([metaUrl])
  })

  it('is not fetched ahead on slow-2g, but when it is needed', async () => {
    const { updates, clock, asked } = open({ answers: [meta], speed: 'slow-2g' })
    updates.start()
    await clock.advance(minute)
    expect(asked()).toEqual([])
    expect((await updates.manifest()).prerendered).toEqual(['/', '/en'])
  })

  it('is fetched ahead on 2g', async () => {
    const { updates, clock, asked } = open({ answers: [meta], speed: '2g' })
    updates.start()
    await clock.advance(1000)
    expect(asked()).toEqual([metaUrl])
  })

  it('is asked for once by many', async () => {
    const { updates, asked } = open({ answers: [meta] })
    const [first, second] = await Promise.all([updates.manifest(), updates.manifest()])
    expect(first).toBe(second)
    expect(asked()).toEqual([metaUrl])
  })

  it.each<[string, Answer]>([
    ['HTML', html()],
    ['an empty file', text('')],
    ['null', json(null)],
    ['a list', json([])],
    ['no id', json({ timestamp: 1, prerendered: [] })],
    ['an empty id', json({ id: '', timestamp: 1, prerendered: [] })],
    ['no time', json({ id: 'one', prerendered: [] })],
    ['a time as text', json({ id: 'one', timestamp: '1', prerendered: [] })],
    ['no list of paths', json({ id: 'one', timestamp: 1, prerendered: {} })],
    ['a path that is none', json({ id: 'one', timestamp: 1, prerendered: ['/', 1] })],
    ['another build', json({ id: 'two', timestamp: 1, prerendered: [] })],
  ])('that is %s is an error, and asked for again when needed', async (_, answer) => {
    const { updates, network, clock, onError } = open({ answers: [answer] })
    updates.start()
    await clock.advance(1000)
    expect(onError.mock.calls).toMatchObject([
      [{ kind: 'malformed', request: { method: 'GET', url: metaUrl } }],
    ])
    network.answer(meta)
    expect((await updates.manifest()).id).toBe('one')
  })

  it('fails by name where someone waits for it', async () => {
    const { updates, onError } = open({ answers: [unreachable] })
    expect(await caught(updates.manifest())).toMatchObject({ name: 'HttpError', kind: 'network' })
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('the look for a new build', () => {
  const started = async (options?: Parameters<typeof open>[0]) => {
    const tab = open({ speed: 'slow-2g', ...options })
    tab.updates.start()
    await settle()
    return tab
  }

  it('is taken every hour, past every cache', async () => {
    const { clock, asked, network, updates, onAvailable } = await started()
    await clock.advance(60 * minute - 1)
    expect(asked()).toEqual([])
    await clock.advance(1)
    expect(asked()).toEqual([latestUrl])
    expect(network.calls[0]?.init.cache).toBe('no-store')
    await clock.advance(120 * minute)
    expect(asked()).toHaveLength(3)
    expect(updates.state()).toBe('current')
    expect(onAvailable).not.toHaveBeenCalled()
  })

  it('goes on after a failure', async () => {
    const { clock, network, onError, onAvailable } = await started({ answers: [unreachable] })
    await clock.advance(60 * minute)
    expect(onError.mock.calls).toMatchObject([[{ kind: 'network' }]])
    network.answer(build('two'))
    await clock.advance(60 * minute)
    expect(onAvailable).toHaveBeenCalledTimes(1)
  })

  it('is not taken at once when its hour is longer than browsers count', async () => {
    const { clock, asked } = await started({ everyMinutes: 60 * 24 * 365 })
    await clock.advance(60 * minute)
    expect(asked()).toEqual([])
    expect(clock.waiting()).toEqual([2 ** 31 - 1 - 60 * minute])
  })

  it.each(['focus', 'online'] as const)('is taken on %s', async (event) => {
    const { tell, asked } = await started()
    await tell(event)
    expect(asked()).toEqual([latestUrl])
  })

  it('is taken once for events that come together, and once more after a while', async () => {
    const { tell, asked, clock } = await started()
    await tell('online')
    await tell('focus')
    await tell('focus')
    expect(asked()).toHaveLength(1)
    await clock.advance(4999)
    expect(asked()).toHaveLength(1)
    await clock.advance(1)
    expect(asked()).toHaveLength(2)
    await clock.advance(5000)
    await tell('focus')
    expect(asked()).toHaveLength(3)
  })

  it('does not wait long because the clock was set back', async () => {
    const { tell, asked, clock, state } = await started()
    await tell('focus')
    state.ahead = -60 * minute
    await tell('focus')
    await clock.advance(4999)
    expect(asked()).toHaveLength(1)
    await clock.advance(1)
    expect(asked()).toHaveLength(2)
  })

  it('is not taken twice as often when it is started twice', async () => {
    const { updates, clock, asked, listened } = await started()
    updates.start()
    expect(listened).toEqual(['focus', 'online'])
    await clock.advance(60 * minute)
    expect(asked()).toEqual([latestUrl])
  })

  it('is taken at once after one that failed', async () => {
    const { tell, asked, onError } = await started({ answers: [unreachable, build('one')] })
    await tell('focus')
    await tell('online')
    expect(asked()).toHaveLength(2)
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('is taken once by many who ask at a time', async () => {
    const { updates, asked } = await started()
    await Promise.all([updates.check(), updates.check()])
    expect(asked()).toHaveLength(1)
    await updates.check()
    expect(asked()).toHaveLength(2)
  })

  it('tells of each new build once', async () => {
    const answers = ['one', 'two', 'two', 'three', 'two', 'one', 'three'].map(build)
    const { updates, onAvailable } = await started({ answers })
    const states: string[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      await updates.check()
      states.push(updates.state())
    }
    expect(onAvailable.mock.calls).toEqual([[{ id: 'two', timestamp: 2 }], [{ id: 'three', timestamp: 2 }]])
    expect(states).toEqual([
      'current',
      ...Array.from({ length: 4 }, () => 'available'),
      'current',
      'available',
    ])
  })

  it.each<[string, Answer, object]>([
    ['HTML', html(), { kind: 'malformed' }],
    ['another shape', json({ id: 2, timestamp: 2 }), { kind: 'malformed', cause: { id: 2, timestamp: 2 } }],
    ['an empty id', json({ id: '', timestamp: 2 }), { kind: 'malformed' }],
    ['a refusal', text(null, 404), { kind: 'http', status: 404 }],
    ['no network', unreachable, { kind: 'network' }],
  ])('takes %s for an error, not for a build', async (_, answer, error) => {
    const { updates, onAvailable } = await started({ answers: [answer] })
    expect(await caught(updates.check())).toMatchObject({ request: { url: latestUrl }, ...error })
    expect(updates.state()).toBe('current')
    expect(onAvailable).not.toHaveBeenCalled()
  })

  it.each([
    ['one', false, false],
    ['one', true, false],
    ['two', true, false],
    ['two', false, true],
  ])('with build %s and dirty forms %s, a navigation reloads: %s', async (id, dirty, reloads) => {
    const { updates } = await started({ answers: [build(id)] })
    await updates.check()
    expect(updates.shouldReload({ dirty })).toBe(reloads)
  })
})
