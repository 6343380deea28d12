import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueue } from '../../../dev/queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work that ends when it is told to. */
function slowWork() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = () => {
    running += 1
    most = Math.max(most, running)
    return new Promise<void>((resolve) => ends.push(resolve)).then(() => void (running -= 1))
  }
  return { work, started: () => ends.length, most: () => most, end: () => ends.at(-1)?.() }
}

test('what is asked for in quick succession is done once', async () => {
  const { work, started } = slowWork()
  const queue = createQueue(work, 40)
  queue.request()
  await vi.advanceTimersByTimeAsync(39)
  queue.request()
  await vi.advanceTimersByTimeAsync(39)
  expect(started()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(started()).toBe(1)
})

test('what is asked for meanwhile is done afterwards, once', async () => {
  const { work, started, most, end } = slowWork()
  const queue = createQueue(work, 40)
  queue.request()
  await vi.advanceTimersByTimeAsync(40)
  for (let times = 0; times < 3; times += 1) {
    queue.request()
    await vi.advanceTimersByTimeAsync(40)
  }
  expect(started()).toBe(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(started()).toBe(2)
  end()
  await vi.advanceTimersByTimeAsync(100)
  expect(started()).toBe(2)
  expect(most()).toBe(1)
})

test('closing waits for what is being done, and begins nothing more', async () => {
  const { work, started, end } = slowWork()
  const queue = createQueue(work, 40)
  queue.request()
  await vi.advanceTimersByTimeAsync(40)
  queue.request()
  let closed = false
  const closing = queue.close().then(() => (closed = true))
  queue.request()
  await vi.advanceTimersByTimeAsync(100)
  expect(closed).toBe(false)
  end()
  await closing
  await vi.advanceTimersByTimeAsync(100)
  expect(started()).toBe(1)
})
