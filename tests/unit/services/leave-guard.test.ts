import { describe, expect, it, vi } from 'vitest'
import { createLeaveGuard } from '../../../src/services/leave-guard.ts'

describe('createLeaveGuard', () => {
  it('lets go at once where nobody asks', () => {
    expect(createLeaveGuard().mayLeave()).toBe(true)
  })

  it('asks one after the other, until somebody would rather stay', async () => {
    const guard = createLeaveGuard()
    const last = vi.fn(() => true)
    guard.watch(() => true)
    guard.watch(() => Promise.resolve(false))
    guard.watch(last)
    expect(await guard.mayLeave()).toBe(false)
    expect(last).not.toHaveBeenCalled()
  })

  it('lets go when everybody does', async () => {
    const guard = createLeaveGuard()
    guard.watch(() => true)
    guard.watch(() => Promise.resolve(true))
    expect(await guard.mayLeave()).toBe(true)
  })

  it('has nothing lead away while a question is open, and asks anew afterwards', async () => {
    const guard = createLeaveGuard()
    let answer: (may: boolean) => void = () => undefined
    const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    guard.watch(ask)
    const first = guard.mayLeave()
    expect(await guard.mayLeave()).toBe(false)
    answer(true)
    expect(await first).toBe(true)
    const second = guard.mayLeave()
    answer(false)
    expect(await second).toBe(false)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('asks again after a question that failed', async () => {
    const guard = createLeaveGuard()
    const end = guard.watch(() => Promise.reject(new Error('broken')))
    await expect(guard.mayLeave()).rejects.toThrow('broken')
    end()
    guard.watch(() => true)
    expect(await guard.mayLeave()).toBe(true)
  })

  it('asks nobody who has left', () => {
    const guard = createLeaveGuard()
    const ask = vi.fn(() => false)
    const ends = [guard.watch(ask), guard.watch(ask)]
    for (const end of ends) end()
    expect(guard.mayLeave()).toBe(true)
    expect(ask).not.toHaveBeenCalled()
  })
})
