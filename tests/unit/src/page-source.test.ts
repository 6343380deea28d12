import { describe, expect, it, vi } from 'vitest'
import { createPageSource } from '../../../src/app/page-source.ts'
import type { NoPagePayload, PagePayload } from '../../../src/services/payload.ts'
import { pagePayload } from './support/page-payload.ts'

const english = pagePayload()
const russian = pagePayload({}, { locale: 'ru' })

function sourceOf(load: () => Promise<PagePayload>, first: PagePayload | NoPagePayload = english) {
  const leave = vi.fn<(pathname: string, cause: unknown) => void>()
  const source = createPageSource({
    payloads: { load: vi.fn(load) },
    first: { pathname: '/en/pricing', payload: first },
    leave,
  })
  return { source, leave }
}

describe('createPageSource', () => {
  it('shows at once what the document came with, with and without a slash at the end', () => {
    const { source } = sourceOf(() => Promise.reject(new Error('not asked for')))
    expect(source.at('/en/pricing')).toMatchObject({ payload: english, locale: 'en', root: false })
    expect(source.at('/en/pricing/')).toBe(source.at('/en/pricing'))
  })

  it('loads another page, by one promise for everyone, and has it at once from then on', async () => {
    const { source } = sourceOf(() => Promise.resolve(russian))
    const promise = source.at('/ru/pricing')
    expect(promise).toBeInstanceOf(Promise)
    expect(source.at('/ru/pricing')).toBe(promise)
    const shown = await promise
    expect(shown).toMatchObject({ payload: russian, locale: 'ru' })
    expect(source.at('/ru/pricing')).toBe(shown)
  })

  it('leaves for the document when a payload cannot be had, and keeps the page meanwhile', async () => {
    const cause = new Error('HTML')
    const { source, leave } = sourceOf(() => Promise.reject(cause))
    const page = source.at('/ru/pricing')
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/ru/pricing', cause))
    expect(await Promise.race([page, Promise.resolve('still waiting')])).toBe('still waiting')
  })

  it('shows the 404 page in a language whose texts are here, and leaves for the document otherwise', () => {
    const { source, leave } = sourceOf(() => Promise.resolve(english))
    expect(source.at('/en/nope')).toMatchObject({ payload: null, locale: 'en', messages: english.messages })
    expect(source.at('/nope')).toMatchObject({ payload: null, locale: 'en' })
    expect(leave).not.toHaveBeenCalled()
    expect(source.at('/uk/nope')).toBeInstanceOf(Promise)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('believes the document that there is no page, whatever the table says', () => {
    const none = { page: null, locale: 'en', messages: english.messages } as const
    const { source } = sourceOf(() => Promise.resolve(english), none)
    expect(source.at('/en/pricing')).toMatchObject({ payload: null })
  })

  it('knows the bare "/"', async () => {
    const { source } = sourceOf(() => Promise.resolve(english))
    expect(await source.at('/')).toMatchObject({ root: true, locale: 'en' })
  })
})
