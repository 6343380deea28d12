import { describe, expect, it } from 'vitest'
import { watchReturnLinks } from '../../../src/boot/return-links.ts'
import { elementIn, FakeDocument } from './support/fake-document.ts'

const selector = 'a[href*="returnTo="]'

/** The query of a link to sign in after it was clicked. */
function clicked(search: string, here: string, isNeeded = true, names = [selector]): string {
  const document = new FakeDocument()
  watchReturnLinks(
    document,
    () => here,
    () => isNeeded,
  )
  const link = { search }
  document.send('click', elementIn(names, link))
  return link.search
}

describe('watchReturnLinks', () => {
  it('lets a link lead back to query and hash', () => {
    const address = '/en/payment?plan=pro#main'
    expect(clicked('?returnTo=%2Fen%2Fpayment', address)).toBe(`?returnTo=${encodeURIComponent(address)}`)
  })

  it('leaves the rest of its query alone', () => {
    expect(clicked('?a=1&returnTo=%2Fen&b=2', '/en?c')).toBe('?a=1&returnTo=%2Fen%3Fc&b=2')
  })

  it('takes what an address has for itself', () => {
    expect(clicked('?returnTo=%2Fen', '/en?a=$&')).toBe('?returnTo=%2Fen%3Fa%3D%24%26')
  })

  it('leaves links to the runtime once it is there, and others in any case', () => {
    expect(clicked('?returnTo=%2Fen', '/en?c', false)).toBe('?returnTo=%2Fen')
    expect(clicked('?returnTo=%2Fen', '/en?c', true, ['a'])).toBe('?returnTo=%2Fen')
  })
})
