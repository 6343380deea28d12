import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that logs an error or a warning it does not expect fails; expected ones are read with `vi.mocked`. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([])
})
