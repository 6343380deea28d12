import { expect, it, vi } from 'vitest'
import { once } from '../../../src/services/once.ts'

it('does the work once for each key, also for those who ask at the same time', async () => {
  const work = vi.fn((key: string) => Promise.resolve({ key }))
  const load = once(work)
  const [first, second] = await Promise.all([load('a'), load('a')])
  expect(second).toBe(first)
  expect(await load('a')).toBe(first)
  expect(await load('b')).toEqual({ key: 'b' })
  expect(work.mock.calls).toEqual([['a'], ['b']])
})

it('forgets a failure, so that the next call tries again', async () => {
  const work = vi.fn((key: string) => Promise.resolve(key))
  work.mockRejectedValueOnce(new Error('offline'))
  const load = once(work)
  await expect(load('a')).rejects.toThrow('offline')
  expect(await load('a')).toBe('a')
})
