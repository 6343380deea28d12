import { describe, expect, it } from 'vitest'
import { elsewhere } from '../../../src/boot/access.ts'

const guest = { get: () => null }
const member = { get: () => 'token' }
const here = '/en/profile?tab=plan&x=ü#top'

describe('elsewhere', () => {
  it('lets everyone stay on a page for everyone', () => {
    expect(elsewhere({}, guest, here)).toBeNull()
    expect(elsewhere({}, member, here)).toBeNull()
  })

  it('sends a guest to sign in, and says where he was', () => {
    const to = elsewhere({ signIn: '/en/login' }, guest, here) ?? ''
    expect(to.startsWith('/en/login?returnTo=%2Fen%2Fprofile%3F')).toBe(true)
    expect(new URL(to, 'https://x.example').searchParams.get('returnTo')).toBe(here)
    expect(elsewhere({ signIn: '/en/login' }, member, here)).toBeNull()
  })

  it('sends a member home from a page for guests', () => {
    expect(elsewhere({ home: '/en/profile' }, member, '/en/login')).toBe('/en/profile')
    expect(elsewhere({ home: '/en/profile' }, member, '/en/login?from=returnTo#returnTo=1')).toBe(
      '/en/profile',
    )
    expect(elsewhere({ home: '/en/profile' }, member, '/en/login#?returnTo=1')).toBe('/en/profile')
    expect(elsewhere({ home: '/en/profile' }, guest, '/en/login')).toBeNull()
  })

  it('leaves it to the runtime where a member is to go who is only led through', () => {
    expect(elsewhere({ home: '/en/profile' }, member, '/en/login?returnTo=%2Fen')).toBeNull()
    expect(elsewhere({ home: '/en/profile' }, member, '/en/login?a=1&returnTo=%2Fen#x')).toBeNull()
  })
})
