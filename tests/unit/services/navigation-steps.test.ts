import { describe, expect, it, vi } from 'vitest'
import { addressText } from '../../../src/services/navigation.ts'
import { settle } from './support/fake-clock.ts'
import { at, site, slow } from './support/fake-site.ts'

describe('a step through the history that fails', () => {
  it('takes back a step through the history that fails, without finding the page shown anew', async () => {
    const { navigation, outcomes, failures, history, pages, find } = site()
    navigation.push(at('/en/pricing'))
    await settle()
    outcomes.set('/en', new Error('offline'))
    history.go(-1)
    await settle()
    expect(addressText(history.location)).toBe('/en/pricing')
    expect(pages()).toEqual(['PUSH /en/pricing'])
    expect(find).toHaveBeenCalledTimes(2)

    outcomes.delete('/en')
    failures[0]?.retry()
    await settle()
    expect(addressText(history.location)).toBe('/en')
    expect(pages()).toEqual(['PUSH /en/pricing', 'POP /en'])
    history.go(1)
    await settle()
    expect(pages().at(-1)).toBe('POP /en/pricing')
  })

  it('takes back every step since the page shown, however fast they were made', async () => {
    const { navigation, outcomes, failures, history, pages } = site()
    for (const path of ['/en/pricing', '/en/payment']) {
      navigation.push(at(path))
      await settle()
    }
    for (const path of ['/en', '/en/pricing']) outcomes.set(path, new Error('offline'))
    history.go(-1)
    history.go(-1)
    await settle()
    expect(failures).toHaveLength(1)
    expect(addressText(history.location)).toBe('/en/payment')

    outcomes.clear()
    failures[0]?.retry()
    await settle()
    expect(addressText(history.location)).toBe('/en')
    expect(pages().at(-1)).toBe('POP /en')
  })

  it('is taken back whole, though the next step was made before that', async () => {
    const { navigation, outcomes, history } = site()
    for (const path of ['/en/pricing', '/en/payment']) {
      navigation.push(at(path))
      await settle()
    }
    for (const path of ['/en', '/en/pricing']) outcomes.set(path, new Error('offline'))
    // A browser makes a step later than it was asked to.
    const go = history.go.bind(history)
    history.go = (delta) => void Promise.resolve().then(() => go(delta))
    go(-1)
    await Promise.resolve()
    go(-1)
    await settle()
    expect(addressText(history.location)).toBe('/en/payment')
  })

  it('takes back a step that a failed visit has overtaken, and tries that visit again', async () => {
    const { navigation, outcomes, failures, history, pages } = site()
    navigation.push(at('/en/pricing'))
    await settle()
    outcomes.set('/en', slow('/en').promise).set('/en/payment', new Error('offline'))
    history.go(-1)
    navigation.push(at('/en/payment'))
    await settle()
    expect(addressText(history.location)).toBe('/en/pricing')

    outcomes.clear()
    failures[0]?.retry()
    await settle()
    expect(history.paths()).toEqual(['/en', '/en/pricing', '/en/payment'])
    expect(pages().at(-1)).toBe('PUSH /en/payment')
  })

  it('takes back a step that led elsewhere, where that cannot be had', async () => {
    const { navigation, outcomes, failures, history, pages } = site('/en/profile')
    navigation.push(at('/en'))
    await settle()
    outcomes
      .set('/en/profile', { kind: 'redirect', to: at('/en/login') })
      .set('/en/login', new Error('offline'))
    history.go(-1)
    await settle()
    expect(history.paths()).toEqual(['/en/profile', '/en'])
    expect(addressText(history.location)).toBe('/en')

    outcomes.delete('/en/login')
    failures[0]?.retry()
    await settle()
    expect(history.paths()).toEqual(['/en/login', '/en'])
    expect(pages().at(-1)).toBe('REPLACE /en/login')
  })

  it('leaves the history alone where it does not say how far it went', async () => {
    const { navigation, outcomes, failures, history, pages } = site()
    navigation.push(at('/en/pricing'))
    await settle()
    outcomes.set('/en', new Error('offline'))
    const go = vi.spyOn(history, 'go')
    history.goUnknown(-1)
    await settle()
    expect(addressText(history.location)).toBe('/en')
    expect(go).not.toHaveBeenCalled()
    outcomes.delete('/en')
    failures[0]?.retry()
    await settle()
    expect(pages().at(-1)).toBe('POP /en')
  })
})
