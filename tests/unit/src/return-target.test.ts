import { describe, expect, it } from 'vitest'
import { returnTarget } from '../../../src/routing/return-target.ts'

const target = (path: string) => returnTarget(`?returnTo=${encodeURIComponent(path)}`, 'uk')

describe('returnTarget', () => {
  it.each([
    ['/uk/profile', '/uk/profile'],
    ['/en/pricing?plan=pro#plans', '/uk/pricing?plan=pro#plans'],
    ['/en/contacts/', '/uk/contacts'],
    ['/en', '/uk'],
  ])('%s leads to %s, in the language shown', (given, expected) => {
    expect(target(given)).toBe(expected)
  })

  it.each([
    'https://evil.example/en/profile',
    '//evil.example/en/profile',
    '/\\evil.example',
    '/\t/evil.example',
    '/en/%2F%2Fevil.example',
    'javascript:alert(1)',
    'profile',
    '/en/nope',
    '/de/profile',
    // Leading there would sign out, or ask to sign in again.
    '/en/logout',
    '/en/logout/',
    '/en/%6Cogout',
    '/en/login?returnTo=%2Fen%2Flogin',
    '/en/register',
    '',
  ])('%j leads nowhere', (given) => {
    expect(target(given)).toBeNull()
  })

  it('has nothing to say without a path', () => {
    expect(returnTarget('', 'uk')).toBeNull()
    expect(returnTarget('?plan=pro', 'uk')).toBeNull()
  })
})
