import { describe, expect, it } from 'vitest'
import { HttpError } from '../../../src/services/http-error.ts'
import { createStateWatch, type Watched } from '../../../src/services/state-watch.ts'
import { fakeClock, settle } from './support/fake-clock.ts'

const refusal = (retryAfter: number | null) =>
  new HttpError('http', { method: 'GET', url: '/api/payments/1' }, { status: 429, retryAfter })

/** A document that is seen, until it is hidden. */
function fakePage() {
  const listeners = new Set<() => void>()
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) => void listeners.delete(listener as () => void),
  }
  const turn = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    for (const listener of listeners) listener()
  }
  return { page, listeners, hide: () => turn('hidden'), show: () => turn('visible') }
}

function watching(answer: () => Promise<string>) {
  const clock = fakeClock()
  const seen = fakePage()
  const told: Watched[] = []
  let asked = 0
  const watch = createStateWatch({
    ask: () => {
      asked += 1
      return answer()
    },
    waits: (state) => state === 'pending',
    tell: (watched) => told.push(watched),
    clock,
    page: seen.page,
  })
  return { clock, watch, told, asked: () => asked, ...seen }
}

const state = (name: string): Watched => ({ kind: 'state', state: name })

describe('watching a state', () => {
  it('asks once where it is final', async () => {
    const { watch, clock, told, asked } = watching(() => Promise.resolve('paid'))
    watch.start()
    await clock.advance(600_000)
    expect(told).toEqual([{ kind: 'asking' }, state('paid')])
    expect(asked()).toBe(1)
  })

  it('asks again with growing pauses, half a minute at most, until it is final', async () => {
    let answer = 'pending'
    const { watch, clock, told } = watching(() => Promise.resolve(answer))
    watch.start()
    await settle()
    const pauses: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const [pause = 0] = clock.waiting()
      pauses.push(pause)
      await clock.advance(pause)
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000])
    answer = 'paid'
    await clock.advance(30_000)
    expect(told.at(-1)).toEqual(state('paid'))
    expect(clock.waiting()).toEqual([])
  })

  it('does not ask while the page is hidden, and at once when it is seen again', async () => {
    const { watch, clock, asked, hide, show } = watching(() => Promise.resolve('pending'))
    watch.start()
    await settle()
    hide()
    await clock.advance(600_000)
    expect(asked()).toBe(1)
    show()
    await settle()
    expect(asked()).toBe(2)
    expect(clock.waiting()).toEqual([2000])
  })

  it('waits to be seen where the answer comes while it is hidden', async () => {
    const { watch, clock, asked, hide, show } = watching(() => Promise.resolve('pending'))
    watch.start()
    hide()
    await clock.advance(600_000)
    expect(asked()).toBe(1)
    show()
    expect(asked()).toBe(2)
  })

  it('has nothing to ask when a page is seen again whose state is final', async () => {
    const { watch, asked, hide, show } = watching(() => Promise.resolve('paid'))
    watch.start()
    await settle()
    hide()
    show()
    await settle()
    expect(asked()).toBe(1)
  })

  it('says that it failed, and asks no more by itself', async () => {
    const { watch, clock, told, asked } = watching(() => Promise.reject(new Error('unknown state')))
    watch.start()
    await clock.advance(600_000)
    expect(told).toEqual([{ kind: 'asking' }, { kind: 'failed' }])
    expect(asked()).toBe(1)
  })

  it('comes back when the server asks it to, and not before', async () => {
    let answer = (): Promise<string> => Promise.reject(refusal(20))
    const { watch, clock, told, asked } = watching(() => answer())
    watch.start()
    await settle()
    expect(clock.waiting()).toEqual([20_000])
    answer = () => Promise.resolve('paid')
    await clock.advance(19_999)
    expect(asked()).toBe(1)
    await clock.advance(1)
    expect(told).toEqual([{ kind: 'asking' }, state('paid')])
  })

  it('fails where the server refuses without a time to come back', async () => {
    const { watch, told } = watching(() => Promise.reject(refusal(null)))
    watch.start()
    await settle()
    expect(told.at(-1)).toEqual({ kind: 'failed' })
  })

  it('says nothing any more once it is stopped, and listens to nothing', async () => {
    const { watch, clock, told, listeners } = watching(() => Promise.resolve('pending'))
    watch.start()
    watch.stop()
    await clock.advance(600_000)
    expect(told).toEqual([{ kind: 'asking' }])
    expect(listeners.size).toBe(0)
  })

  it('starts anew, with short pauses, and forgets what was on its way', async () => {
    const waiting: ((state: string) => void)[] = []
    const { watch, clock, told } = watching(() => new Promise((resolve) => waiting.push(resolve)))
    watch.start()
    watch.start()
    waiting[0]?.('paid')
    await settle()
    expect(told).toEqual([{ kind: 'asking' }, { kind: 'asking' }])
    waiting[1]?.('pending')
    await settle()
    expect(told.at(-1)).toEqual(state('pending'))
    expect(clock.waiting()).toEqual([1000])
  })
})
