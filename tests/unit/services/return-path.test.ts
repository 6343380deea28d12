import { describe, expect, it, vi } from 'vitest'
import { safeReturnPath } from '../../../src/services/return-path.ts'

const tariff = '/uk/%D1%82%D0%B0%D1%80%D0%B8%D1%84'
const isOwnRoute = (path: string) => ['/', '/en', '/en/profile', '/en/a%20b', tariff].includes(path)
const anything = () => true

describe('safeReturnPath', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/en/profile', '/en/profile'],
    ['/en/profile?a=1&to=https://evil.example//x#part', '/en/profile?a=1&to=https://evil.example//x#part'],
    ['/en/profile#//evil.example', '/en/profile#//evil.example'],
    ['/en/profile?a=\\', '/en/profile?a=\\'],
    ['/en/a%20b', '/en/a%20b'],
    ['/uk/тариф', tariff],
    ['/en/x/../profile', '/en/profile'],
  ])('goes back to %s', (value, path) => {
    expect(safeReturnPath(value, isOwnRoute)).toBe(path)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', ['/en']],
    ['an empty text', ''],
    ['a relative path', 'en/profile'],
    ['another origin', 'https://evil.example/en/profile'],
    ['our own in full', 'https://here.invalid/en/profile'],
    ['another host', '//evil.example/en/profile'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a backslash in front', '\\/evil.example'],
    ['a backslash later', '/en\\profile'],
    ['a script', 'javascript:alert(1)'],
    ['a script after a space', ' javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a tab between slashes', '/\t/evil.example'],
    ['a line break between slashes', '/\n/evil.example'],
    ['a control character', '/en/\u0000profile'],
    ['the last control character', '/en/\u007fprofile'],
    ['a control character in front', '\u0001/en/profile'],
    ['a space in front', ' /en/profile'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['dots that lead to two slashes', '/a/..//evil.example'],
    ['encoded dots that lead to two slashes', '/%2e//evil.example'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['an encoded slash after one', '/%2Fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['an escape that cannot be read', '/en/%E0%A4%A'],
    ['more than anybody needs', `/en?${'x'.repeat(2000)}`],
  ])('never to %s, whatever the routes', (_, value) => {
    expect(safeReturnPath(value, anything)).toBeNull()
  })

  it('asks the routes about the path as the browser reads it', () => {
    const routes = vi.fn(() => false)
    expect(safeReturnPath('/en/x/%2e%2e/Profile?a#b', routes)).toBeNull()
    expect(routes.mock.calls).toEqual([['/en/Profile']])
  })
})
