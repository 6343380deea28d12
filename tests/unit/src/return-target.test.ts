import { describe, expect, it } from 'vitest'
import { returnPath, returnTarget } from '../../../src/routing/return-target.ts'
import { readAddress } from '../../../src/services/navigation.ts'

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

describe('returnPath', () => {
  it.each([
    ['/en/pricing', '/en/pricing'],
    ['/en/pricing?plan=pro#plans', '/en/pricing?plan=pro#plans'],
    ['/', '/'],
    // From sign-in to registration: back to where sign-in was come to from.
    ['/en/login?returnTo=%2Fen%2Fpayment%3Fplan%3Dpro', '/en/payment?plan=pro'],
    // On the way from nowhere.
    ['/en/login', null],
    ['/en/login?plan=pro', null],
    // A page that is gone back to, whatever its query says.
    ['/en/pricing?returnTo=%2Fen%2Fcontacts', '/en/pricing?returnTo=%2Fen%2Fcontacts'],
  ])('a link at %s leads back to %s', (here, back) => {
    expect(returnPath(readAddress(here))).toBe(back)
  })

  it('hands on what it was given; whoever goes there looks at it', () => {
    expect(returnPath(readAddress('/en/login?returnTo=https%3A%2F%2Fevil.example'))).toBe(
      'https://evil.example',
    )
    expect(returnTarget('?returnTo=https%3A%2F%2Fevil.example', 'en')).toBeNull()
  })
})
