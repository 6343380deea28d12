import { describe, expect, it } from 'vitest'
import { createGuardedStorage } from '../../../src/services/guarded-storage.ts'
import { blockedStorages, fakeStorage, refuse } from './support/fake-storage.ts'

describe('createGuardedStorage', () => {
  it('reads, writes and removes, and says that it lasts', () => {
    const area = fakeStorage({ a: 'old' })
    const storage = createGuardedStorage(() => area)
    expect(storage.read('a')).toBe('old')
    expect(storage.write('a', 'new')).toBe(true)
    expect(area.values).toEqual({ a: 'new' })
    expect(storage.write('a', null)).toBe(true)
    expect(area.values).toEqual({})
    expect(storage.read('a')).toBeNull()
  })

  it.each(blockedStorages)('keeps values in memory with %s, and says so', (_, open) => {
    const storage = createGuardedStorage(open)
    expect(storage.read('a')).toBeNull()
    expect(storage.write('a', 'kept')).toBe(false)
    expect(storage.read('a')).toBe('kept')
    expect(storage.read('b')).toBeNull()
    expect(storage.write('a', null)).toBe(false)
    expect(storage.read('a')).toBeNull()
  })

  it('does not bring back what could not be removed', () => {
    const storage = createGuardedStorage(() => ({ ...fakeStorage({ a: 'old' }), removeItem: refuse }))
    storage.write('a', null)
    expect(storage.read('a')).toBeNull()
  })

  it('prefers what could not be stored to what is stored, until it is read anew', () => {
    const area = fakeStorage({ a: 'old' })
    let full = true
    const storage = createGuardedStorage(() => (full ? { ...area, setItem: refuse } : area))
    storage.write('a', 'new')
    expect(storage.read('a')).toBe('new')
    storage.reread('a')
    expect(storage.read('a')).toBe('old')

    storage.write('a', 'newer')
    full = false
    storage.write('a', 'newest')
    expect(area.values).toEqual({ a: 'newest' })
    area.values['a'] = 'from elsewhere'
    expect(storage.read('a')).toBe('from elsewhere')
  })
})
