import { describe, expect, it } from 'vitest'
import { addressText, readAddress } from '../../../src/services/navigation.ts'
import { settle } from './support/fake-clock.ts'
import { at, site, slow } from './support/fake-site.ts'

describe('createNavigation', () => {
  it('changes the address when the page is there, not before', async () => {
    const { history, navigation, outcomes, pages, waits } = site()
    const pricing = slow('pricing')
    outcomes.set('/en/pricing?plan=pro', pricing.promise)
    navigation.push(at('/en/pricing?plan=pro'), { from: 'menu' })
    await settle()
    expect(history.paths()).toEqual(['/en'])
    expect(waits).toEqual([true])

    pricing.finish()
    await settle()
    expect(history.paths()).toEqual(['/en', '/en/pricing?plan=pro'])
    expect(history.location.state).toEqual({ from: 'menu' })
    expect(pages()).toEqual(['PUSH pricing'])
    expect(waits).toEqual([true, false])
  })

  it('replaces the entry where that is asked for', async () => {
    const { history, navigation, pages } = site()
    navigation.replace(at('/en/login'))
    await settle()
    expect(history.paths()).toEqual(['/en/login'])
    expect(pages()).toEqual(['REPLACE /en/login'])
  })

  it('shows what was gone back to', async () => {
    const { history, navigation, pages, shown } = site()
    navigation.push(at('/en/pricing'))
    await settle()
    history.go(-1)
    await settle()
    expect(pages()).toEqual(['PUSH /en/pricing', 'POP /en'])
    expect(shown[1]?.entry.key).toBe('k0')
  })

  it('drops a slow visit that was overtaken, whichever is found first', async () => {
    const { navigation, outcomes, pages, history, waits } = site()
    const russian = slow('ru')
    outcomes.set('/ru', russian.promise)
    navigation.push(at('/ru'))
    navigation.push(at('/uk'))
    await settle()
    russian.finish()
    await settle()
    expect(pages()).toEqual(['PUSH /uk'])
    expect(history.paths()).toEqual(['/en', '/uk'])
    expect(waits.at(-1)).toBe(false)
  })

  it('forgets the failure of a visit that was overtaken', async () => {
    const { navigation, outcomes, failures } = site()
    outcomes.set('/ru', new Error('gone'))
    navigation.push(at('/ru'))
    navigation.push(at('/uk'))
    await settle()
    expect(failures).toEqual([])
  })

  it('follows a redirect without an entry for where it came from', async () => {
    const { navigation, outcomes, history, pages } = site()
    outcomes.set('/en/profile', { kind: 'redirect', to: at('/en/login?returnTo=%2Fen%2Fprofile') })
    navigation.push(at('/en/profile'))
    await settle()
    expect(history.paths()).toEqual(['/en', '/en/login?returnTo=%2Fen%2Fprofile'])
    expect(pages()).toEqual(['PUSH /en/login?returnTo=%2Fen%2Fprofile'])
  })

  it('replaces the entry that was gone back to when that leads elsewhere', async () => {
    const { navigation, outcomes, history, pages } = site('/en/profile')
    navigation.push(at('/en'))
    await settle()
    outcomes.set('/en/profile', { kind: 'redirect', to: at('/en/login') })
    history.go(-1)
    await settle()
    expect(history.paths()).toEqual(['/en/login', '/en'])
    expect(pages().at(-1)).toBe('REPLACE /en/login')
  })

  it('loads the document where it is told to', async () => {
    const { navigation, outcomes, leave, shown } = site()
    outcomes.set('/en/pricing', { kind: 'document' })
    navigation.push(at('/en/pricing'))
    await settle()
    expect(leave).toHaveBeenCalledExactlyOnceWith(at('/en/pricing'))
    expect(shown).toEqual([])
  })

  it('stays on the page and its address when a visit fails, and may be tried again', async () => {
    const { navigation, outcomes, failures, history, pages, waits } = site()
    const cause = new Error('offline')
    outcomes.set('/en/pricing', cause)
    navigation.push(at('/en/pricing'))
    await settle()
    expect(failures).toMatchObject([{ address: at('/en/pricing'), cause }])
    expect(history.paths()).toEqual(['/en'])
    expect(waits).toEqual([true, false])

    outcomes.delete('/en/pricing')
    failures[0]?.retry()
    await settle()
    expect(history.paths()).toEqual(['/en', '/en/pricing'])
    expect(pages()).toEqual(['PUSH /en/pricing'])
  })

  it('says whether a failed visit is still the last thing that was asked for', async () => {
    const { navigation, outcomes, failures } = site()
    outcomes.set('/en/pricing', new Error('offline')).set('/en/payment', slow('payment').promise)
    navigation.push(at('/en/pricing'))
    await settle()
    expect(failures[0]?.isLatest()).toBe(true)
    navigation.push(at('/en/payment'))
    expect(failures[0]?.isLatest()).toBe(false)
  })

  it('looks again what is shown, and goes elsewhere in its place', async () => {
    const { navigation, outcomes, history, pages } = site('/en/profile')
    navigation.refresh()
    await settle()
    expect(pages()).toEqual(['REPLACE /en/profile'])
    expect(history.location.key).toBe('k0')

    outcomes.set('/en/profile', { kind: 'redirect', to: at('/en/login') })
    navigation.refresh()
    await settle()
    expect(history.paths()).toEqual(['/en/login'])
  })

  it('does not forget where the visitor is on the way to', async () => {
    const { navigation, outcomes, history, pages } = site()
    const pricing = slow('pricing')
    outcomes.set('/en/pricing', pricing.promise)
    navigation.push(at('/en/pricing'))
    navigation.refresh()
    pricing.finish()
    await settle()
    expect(history.paths()).toEqual(['/en', '/en/pricing'])
    expect(pages()).toEqual(['PUSH pricing'])
  })
})

describe('addresses', () => {
  it.each(['/', '/en/pricing', '/en/pricing?plan=pro#plans', '/en?#'])('reads %s', (text) => {
    expect(addressText(readAddress(text))).toBe(text.replace('?#', ''))
  })
})
