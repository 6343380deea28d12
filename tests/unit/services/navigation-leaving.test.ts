import { describe, expect, it } from 'vitest'
import { addressText } from '../../../src/services/navigation.ts'
import { settle } from './support/fake-clock.ts'
import { at, site } from './support/fake-site.ts'

describe('a page that the visitor may rather not leave', () => {
  it('is asked for before anything else is done', async () => {
    const { navigation, mayLeave, find, waits, history } = site('/en')
    mayLeave.mockResolvedValue(false)
    navigation.push(at('/en/pricing'))
    navigation.replace(at('/en/contacts'))
    await settle()
    expect(mayLeave.mock.calls.map(([to]) => to.pathname)).toEqual(['/en/pricing', '/en/contacts'])
    expect(find).not.toHaveBeenCalled()
    expect(waits).toEqual([])
    expect(history.paths()).toEqual(['/en'])
  })

  it('is left when he means to', async () => {
    const { navigation, mayLeave, pages } = site('/en')
    mayLeave.mockResolvedValue(true)
    navigation.push(at('/en/pricing'))
    await settle()
    expect(pages()).toEqual(['PUSH /en/pricing'])
  })

  it('stays at its address when he has gone back', async () => {
    const { navigation, mayLeave, history, find } = site('/en')
    navigation.push(at('/en/contacts'))
    await settle()
    mayLeave.mockResolvedValue(false)
    find.mockClear()
    history.go(-1)
    await settle()
    expect(addressText(history.location)).toBe('/en/contacts')
    expect(find).not.toHaveBeenCalled()
    mayLeave.mockReturnValue(true)
    history.go(-1)
    await settle()
    expect(addressText(history.location)).toBe('/en')
    expect(find).toHaveBeenCalledOnce()
  })

  it('is not asked for when the session ends, nor on being sent elsewhere', async () => {
    const { navigation, mayLeave, outcomes, pages } = site('/en/profile')
    mayLeave.mockReturnValue(false)
    outcomes.set('/en/profile', { kind: 'redirect', to: at('/en/login') })
    navigation.refresh()
    await settle()
    expect(mayLeave).not.toHaveBeenCalled()
    expect(pages()).toEqual(['REPLACE /en/login'])
  })
})
