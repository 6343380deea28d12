import { describe, expect, it, vi } from 'vitest'
import { renewChoice, watchChoices } from '../../../src/boot/locale-choice.ts'
import { createLocaleCookie } from '../../../src/services/locale-cookie.ts'
import { refuse } from '../services/support/fake-storage.ts'
import { elementIn, FakeDocument } from './support/fake-document.ts'

const settings = { key: 'i18n_redirected', days: 365, sameSite: 'lax' } as const
const codes = ['en', 'uk']

/** A jar that keeps what is written apart from what is read. */
function jarWith(cookies: string) {
  const written: string[] = []
  const jar = {
    get cookie() {
      return cookies
    },
    set cookie(text) {
      written.push(text)
    },
  }
  return { written, cookie: createLocaleCookie({ jar, settings, secure: true }) }
}
const blocked = createLocaleCookie({
  jar: Object.defineProperty({ cookie: '' }, 'cookie', { get: refuse, set: refuse }),
  settings,
  secure: true,
})

describe('renewChoice', () => {
  it('writes a valid choice again as it is, for its days to count from now', () => {
    const { cookie, written } = jarWith('a=1; i18n_redirected=uk')
    renewChoice(cookie, codes)
    expect(written).toEqual(['i18n_redirected=uk; path=/; max-age=31536000; samesite=lax; secure'])
  })

  it.each(['', 'i18n_redirected=de', 'i18n_redirected=UK', 'i18n_redirected='])('ignores %j', (cookies) => {
    const { cookie, written } = jarWith(cookies)
    renewChoice(cookie, codes)
    expect(written).toEqual([])
  })

  it('does without cookies', () => expect(() => renewChoice(blocked, codes)).not.toThrow())
})

describe('watchChoices', () => {
  const link = { dataset: { locale: 'uk' } }

  it('keeps the language of a link that is followed, and tells of the link', () => {
    const { cookie, written } = jarWith('')
    const document = new FakeDocument()
    const onChoice = vi.fn()
    watchChoices(document, cookie, onChoice)
    document.send('click', elementIn(['a[data-locale]'], link))
    expect(written).toEqual([expect.stringMatching(/^i18n_redirected=uk;/)])
    expect(onChoice).toHaveBeenCalledExactlyOnceWith(link)
  })

  it('has no eyes for anything else', () => {
    const { cookie, written } = jarWith('')
    const document = new FakeDocument()
    watchChoices(document, cookie, vi.fn())
    document.send('click', elementIn(['a[href]'], link))
    document.send('click', {})
    document.send('click', null)
    expect(written).toEqual([])
  })

  it('tells of the link without cookies as well', () => {
    const document = new FakeDocument()
    const onChoice = vi.fn()
    watchChoices(document, blocked, onChoice)
    document.send('click', elementIn(['a[data-locale]'], link))
    expect(onChoice).toHaveBeenCalledOnce()
  })
})
