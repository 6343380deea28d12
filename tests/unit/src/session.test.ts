import { describe, expect, it } from 'vitest'
import { createSession, type SessionStorage } from '../../../src/services/session.ts'

function fakeStorage(values: Record<string, string> = {}): SessionStorage {
  return {
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => void (values[key] = value),
    removeItem: (key) => void Reflect.deleteProperty(values, key),
  }
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

describe('createSession', () => {
  it('keeps the token under its key', () => {
    const values: Record<string, string> = { token: 'before' }
    const session = createSession({ key: 'token', storage: () => fakeStorage(values) })
    expect(session.get()).toBe('before')
    session.set('after')
    expect(values).toEqual({ token: 'after' })
    session.set(null)
    expect(values).toEqual({})
    expect(session.get()).toBeNull()
  })

  it('takes an empty token for none', () => {
    expect(createSession({ key: 'token', storage: () => fakeStorage({ token: '' }) }).get()).toBeNull()
  })

  it.each([
    ['no storage', () => null],
    ['blocked storage', blocked],
    ['storage that throws', () => ({ getItem: blocked, setItem: blocked, removeItem: blocked })],
  ])('falls back to memory with %s', (_, storage) => {
    const session = createSession({ key: 'token', storage })
    expect(session.get()).toBeNull()
    session.set('kept')
    expect(session.get()).toBe('kept')
    session.set(null)
    expect(session.get()).toBeNull()
  })
})
