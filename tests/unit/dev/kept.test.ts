import { expect, test, vi } from 'vitest'
import { createKept } from '../../../dev/kept.ts'

test('is made when it is asked for, once', async () => {
  const make = vi.fn(() => Promise.resolve({}))
  const kept = createKept(make)
  expect(make).not.toHaveBeenCalled()
  expect(await kept.get()).toBe(await kept.get())
  expect(make).toHaveBeenCalledOnce()
})

test('is made anew when it was forgotten', async () => {
  const kept = createKept(() => Promise.resolve({}))
  const first = await kept.get()
  kept.forget()
  expect(await kept.get()).not.toBe(first)
})

test('what failed is tried again', async () => {
  const make = vi.fn(() => Promise.resolve('made')).mockRejectedValueOnce(new Error('syntax'))
  const kept = createKept(make)
  await expect(kept.get()).rejects.toThrow('syntax')
  expect(await kept.get()).toBe('made')
})

test('a failure that comes late does not take away what was made since', async () => {
  let fail: (error: Error) => void = () => undefined
  const make = vi
    .fn(() => Promise.resolve({}))
    .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  const kept = createKept(make)
  const first = kept.get()
  kept.forget()
  const second = await kept.get()
  fail(new Error('late'))
  await expect(first).rejects.toThrow('late')
  expect(await kept.get()).toBe(second)
})
