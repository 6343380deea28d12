import { describe, expect, it } from 'vitest'
import { createIdempotencyKeys, randomKey } from '../../../src/forms/idempotency-keys.ts'

function counting() {
  let count = 0
  return createIdempotencyKeys(() => `k${++count}`)
}

describe('createIdempotencyKeys', () => {
  it('gives the same filled-in form the same key, however often it is sent', () => {
    const keys = counting()
    expect([{ plan: 'pro' }, { plan: 'pro' }].map(keys.keyFor)).toEqual(['k1', 'k1'])
  })

  it('gives another one as soon as a value has changed, and never an old one again', () => {
    const keys = counting()
    expect([{ plan: 'pro' }, { plan: 'basic' }, { plan: 'pro' }].map(keys.keyFor)).toEqual(['k1', 'k2', 'k3'])
  })

  it('gives another one once the form was taken: the same again is meant', () => {
    const keys = counting()
    keys.keyFor({ plan: 'pro' })
    keys.taken()
    expect(keys.keyFor({ plan: 'pro' })).toBe('k2')
  })
})

describe('randomKey', () => {
  it('is 128 bits that nobody else comes upon', () => {
    const found = new Set(Array.from({ length: 100 }, randomKey))
    expect(found.size).toBe(100)
    for (const key of found) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })
})
