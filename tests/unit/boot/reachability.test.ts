import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isReachable, whenWorthTrying } from '../../../src/boot/reachability.ts'
import { fakeNetwork, html, silence, unreachable } from '../services/support/fake-network.ts'

describe('isReachable', () => {
  it.each([
    ['a page', html(), true],
    ['a 404 page', html(404), true],
    ['trouble of the server', html(502), false],
    ['nothing', unreachable, false],
  ])('with %s as the answer: %s', async (_, answer, reachable) => {
    const network = fakeNetwork(answer)
    expect(await isReachable(network.fetch, true, '/en?a')).toBe(reachable)
    expect(network.calls).toMatchObject([{ url: '/en?a', init: { method: 'HEAD', cache: 'no-store' } }])
  })

  it('asks nobody while the browser is offline', async () => {
    const network = fakeNetwork(html())
    expect(await isReachable(network.fetch, false, '/en')).toBe(false)
    expect(network.calls).toEqual([])
  })

  it('does not wait for ever', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(1))
    expect(await isReachable(fakeNetwork(silence).fetch, true, '/en')).toBe(false)
    expect(timeout).toHaveBeenLastCalledWith(10_000)
  })
})

describe('whenWorthTrying', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is when the browser is back online', async () => {
    const window = new EventTarget()
    const waiting = whenWorthTrying(window as Window)
    window.dispatchEvent(new Event('online'))
    await waiting
  })

  it('is after a while in any case', async () => {
    const done = vi.fn()
    void whenWorthTrying(new EventTarget() as Window).then(done)
    await vi.advanceTimersByTimeAsync(4999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledOnce()
  })
})
