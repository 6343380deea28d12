import { describe, expect, it } from 'vitest'
import { allowedAddress } from '../../../src/routing/allowed-address.ts'

const origin = 'https://provider.example'
const hosts = ['pay.example', 'bank.example:8443']
const allowed = (value: unknown, from = origin) => allowedAddress(value, { origin: from, hosts })

describe('allowedAddress', () => {
  it.each([
    ['/api/pay/7?x=1#y', 'https://provider.example/api/pay/7?x=1#y'],
    ['/', 'https://provider.example/'],
    ['https://provider.example/uk/payment', 'https://provider.example/uk/payment'],
    ['HTTPS://PROVIDER.EXAMPLE/x', 'https://provider.example/x'],
    ['https://pay.example/7', 'https://pay.example/7'],
    ['https://pay.example:443/7', 'https://pay.example/7'],
    ['https://PAY.example/7', 'https://pay.example/7'],
    ['https://bank.example:8443/', 'https://bank.example:8443/'],
    // Still here, whatever it looks like.
    ['/.//evil.example', 'https://provider.example//evil.example'],
    ['/@evil.example', 'https://provider.example/@evil.example'],
  ])('%s leads there', (value, href) => expect(allowed(value)).toBe(href))

  it('may be of a site without https, on itself alone', () => {
    expect(allowed('/api/pay/7', 'http://localhost:4173')).toBe('http://localhost:4173/api/pay/7')
    expect(allowed('http://localhost:4173/x', 'http://localhost:4173')).toBe('http://localhost:4173/x')
    expect(allowed('http://localhost:4174/x', 'http://localhost:4173')).toBeNull()
  })

  it.each([
    undefined,
    null,
    7,
    ['https://pay.example'],
    { href: 'https://pay.example' },
    '',
    'x',
    '?x=1',
    '#x',
    './x',
    '//pay.example/7',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' https://pay.example',
    'https://pay.example\u0000.evil.example',
    'http://pay.example/7',
    'http://provider.example/x',
    'https://evil.example',
    'https://pay.example.evil.example',
    'https://evilpay.example',
    'https://sub.pay.example',
    'https://pay.example:8443/',
    'https://bank.example/',
    'https://pay.example@evil.example/',
    'https://user@pay.example/',
    'https://user:secret@provider.example/',
    'https:pay.example',
    'https:/pay.example',
    'https:///evil.example',
    'https://',
    'https://[',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://provider.example/x',
    'ftp://pay.example/',
    'https://pаy.example/',
  ])('%j leads nowhere', (value) => expect(allowed(value)).toBeNull())
})
