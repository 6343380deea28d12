import { describe, expect, it, vi } from 'vitest'
import { readPayload } from '../../../src/services/payload.ts'
import { createPayloads, payloadUrl } from '../../../src/services/payloads.ts'
import { pagePayload } from './support/page-payload.ts'

const payload = pagePayload()
const json = (value: unknown, init: ResponseInit = {}) => Response.json(value, init)

describe('createPayloads', () => {
  it('fetches a payload once, also for those who ask at the same time', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(json(payload)))
    const payloads = createPayloads({ fetch })
    const [first, second] = await Promise.all([payloads.load('/en/pricing'), payloads.load('/en/pricing')])
    expect(first).toEqual(payload)
    expect(second).toBe(first)
    expect(await payloads.load('/en/pricing')).toBe(first)
    expect(fetch.mock.calls).toEqual([['/en/pricing/_payload.json']])
  })

  it('tries again after a failure', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(json(payload)))
    fetch.mockRejectedValueOnce(new TypeError('offline'))
    const payloads = createPayloads({ fetch })
    await expect(payloads.load('/en')).rejects.toMatchObject({
      kind: 'network',
      cause: new TypeError('offline'),
    })
    expect(await payloads.load('/en')).toEqual(payload)
  })

  it.each([
    ['http', 'a status', () => json(payload, { status: 500 })],
    [
      'malformed',
      'HTML in its place',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'malformed',
      'broken JSON',
      () => new Response('{"pa', { headers: { 'content-type': 'application/json' } }),
    ],
    ['malformed', 'JSON of another shape', () => json({ page: {} })],
    ['malformed', 'the payload of no page', () => json({ page: null, locale: 'en', messages: {} })],
  ])('fails with kind %s for %s', async (kind, _, respond) => {
    const payloads = createPayloads({ fetch: () => Promise.resolve(respond()) })
    await expect(payloads.load('/en')).rejects.toMatchObject({
      name: 'PayloadError',
      kind,
      url: '/en/_payload.json',
    })
  })
})

describe('payloadUrl', () => {
  it('lies beside the page', () => {
    expect(payloadUrl('/')).toBe('/_payload.json')
    expect(payloadUrl('/uk/pricing')).toBe('/uk/pricing/_payload.json')
  })
})

describe('readPayload', () => {
  it('takes payloads of pages and of the 404 page', () => {
    expect(readPayload(payload)).toBe(payload)
    const none = { page: null, locale: 'ru', messages: {} }
    expect(readPayload(none)).toBe(none)
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'payload'],
    ['a list', []],
    ['an unknown language', { ...payload, locale: 'de' }],
    ['a property of Object as language', { ...payload, locale: 'toString' }],
    ['no messages', { ...payload, messages: undefined }],
    ['a page without blocks', { ...payload, page: { name: 'pricing' } }],
    ['no documents', { ...payload, documents: null }],
    ['a missing page', { locale: 'en', messages: {} }],
  ])('refuses %s', (_, value) => {
    expect(readPayload(value)).toBeNull()
  })
})
