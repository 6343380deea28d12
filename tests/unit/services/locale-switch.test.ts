import { describe, expect, it, vi } from 'vitest'
import { createLocaleSwitch, type LocaleFailure } from '../../../src/services/locale-switch.ts'
import { settle } from './support/fake-clock.ts'

type Locale = 'en' | 'ru' | 'uk'

function open() {
  const loads: { locale: Locale; done: (messages: string) => void; fail: (cause: unknown) => void }[] = []
  const load = vi.fn(
    (locale: Locale) => new Promise<string>((done, fail) => void loads.push({ locale, done, fail })),
  )
  const apply = vi.fn<(locale: Locale, messages: string) => void>()
  const onError = vi.fn<(failure: LocaleFailure<Locale>) => void>()
  return { loads, load, apply, onError, ...createLocaleSwitch({ load, apply, onError }) }
}

describe('createLocaleSwitch', () => {
  it('loads first, then applies', async () => {
    const { to, loads, apply, onError } = open()
    const switched = to('ru')
    await settle()
    expect(apply).not.toHaveBeenCalled()
    loads[0]?.done('тексты')
    await switched
    expect(apply.mock.calls).toEqual([['ru', 'тексты']])
    expect(onError).not.toHaveBeenCalled()
  })

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('drops a switch that was overtaken and arrives %s', async (_, order) => {
    const { to, loads, apply } = open()
    const switches = [to('ru'), to('uk')]
    await settle()
    for (const index of order) {
      loads[index]?.done(String(index))
      await settle()
    }
    await Promise.all(switches)
    expect(apply.mock.calls).toEqual([['uk', '1']])
  })

  it('drops the failure of a switch that was overtaken', async () => {
    const { to, loads, apply, onError } = open()
    const switches = [to('ru'), to('uk')]
    await settle()
    loads[0]?.fail(new Error('late'))
    loads[1]?.done('тексти')
    await Promise.all(switches)
    expect(onError).not.toHaveBeenCalled()
    expect(apply).toHaveBeenCalledTimes(1)
  })

  it('keeps the old locale on failure and may be retried', async () => {
    const { to, loads, apply, onError } = open()
    const cause = new Error('no network')
    const switched = to('ru')
    await settle()
    loads[0]?.fail(cause)
    await switched
    expect(apply).not.toHaveBeenCalled()
    expect(onError.mock.calls).toMatchObject([[{ locale: 'ru', cause }]])

    const retried = onError.mock.calls[0]?.[0].retry()
    await settle()
    loads[1]?.done('тексты')
    await retried
    expect(apply.mock.calls).toEqual([['ru', 'тексты']])
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('takes a load that throws at once for a failure', async () => {
    const { to, load, onError } = open()
    load.mockImplementation(() => {
      throw new Error('at once')
    })
    await to('ru')
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('does not take a mistake in showing for a failure to load', async () => {
    const { to, loads, apply, onError } = open()
    apply.mockImplementation(() => {
      throw new Error('bug')
    })
    const switched = to('ru')
    await settle()
    loads[0]?.done('тексты')
    await expect(switched).rejects.toThrow('bug')
    expect(onError).not.toHaveBeenCalled()
  })
})
