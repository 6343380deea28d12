import { describe, expect, it, vi } from 'vitest'
import { createTakeover, type Runtime } from '../../../src/boot/takeover.ts'
import { settle } from '../services/support/fake-clock.ts'

type Handover = Parameters<Runtime['start']>[0]

function page(load?: () => Promise<unknown>) {
  let parse: () => void = () => undefined
  const parsed = new Promise<void>((resolve) => (parse = resolve))
  const start = vi.fn<(boot: Handover) => unknown>()
  const chunkFailed = vi.fn()
  const onReady = vi.fn()
  const loadRuntime = vi.fn(load ?? (() => Promise.resolve({ start })))
  const takeover = createTakeover({
    parsed,
    // Of the runtime, the start is all that counts.
    load: loadRuntime as unknown as () => Promise<Runtime>,
    boot: { chunkFailed } as unknown as Omit<Handover, 'ready'>,
    onReady,
  })
  return { takeover, parse, start, chunkFailed, onReady, loadRuntime }
}

describe('createTakeover', () => {
  it('starts the runtime once, when the document is complete', async () => {
    const { takeover, parse, start, loadRuntime } = page()
    takeover.start()
    takeover.start()
    await settle()
    expect(loadRuntime).not.toHaveBeenCalled()
    parse()
    await settle()
    takeover.start()
    await settle()
    expect(loadRuntime).toHaveBeenCalledOnce()
    expect(start).toHaveBeenCalledOnce()
  })

  it('says how far the runtime is, and when it has taken over', async () => {
    const { takeover, parse, start, onReady, chunkFailed } = page()
    expect(takeover.phase()).toBe('waiting')
    takeover.start()
    parse()
    await settle()
    expect(takeover.phase()).toBe('started')
    expect(onReady).not.toHaveBeenCalled()
    const [[boot] = []] = start.mock.calls
    boot?.ready()
    expect(takeover.phase()).toBe('ready')
    expect(onReady).toHaveBeenCalledOnce()
    expect(chunkFailed).not.toHaveBeenCalled()
  })

  it('has the guard look after a runtime that cannot be loaded', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module')
    const { takeover, parse, chunkFailed } = page(() => Promise.reject(error))
    takeover.start()
    parse()
    await settle()
    expect(chunkFailed).toHaveBeenCalledExactlyOnceWith(error)
  })
})
