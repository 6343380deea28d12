import { describe, expect, it } from 'vitest'
import { readPayload } from '../../../src/services/payload.ts'
import { createPayloads, payloadUrl } from '../../../src/services/payloads.ts'
import { caught } from '../services/support/caught.ts'
import { fakeClock } from '../services/support/fake-clock.ts'
import { fakeNetwork, html, json, text, unreachable, type Answer } from '../services/support/fake-network.ts'
import { pagePayload } from './support/page-payload.ts'

const payload = pagePayload()
function payloads(...answers: Answer[]) {
  const network = fakeNetwork(...answers)
  return { network, ...createPayloads({ ...network, clock: fakeClock() }) }
}

describe('createPayloads', () => {
  it('fetches a payload once', async () => {
    const { load, network } = payloads(json(payload))
    const [first, second] = await Promise.all([load('/en/pricing'), load('/en/pricing')])
    expect(first).toEqual(payload)
    expect(second).toBe(first)
    expect(network.calls.map(({ url }) => url)).toEqual(['/en/pricing/_payload.json'])
  })

  it('tries again after a failure', async () => {
    const { load } = payloads(unreachable, json(payload))
    expect(await caught(load('/en'))).toMatchObject({ kind: 'network' })
    expect(await load('/en')).toEqual(payload)
  })

  it.each([
    ['http', 'a status', json(payload, 500)],
    ['malformed', 'HTML in its place', html()],
    ['malformed', 'broken JSON', text('{"pa')],
    ['malformed', 'JSON of another shape', json({ page: {} })],
    ['malformed', 'the payload of no page', json({ page: null, locale: 'en', messages: {} })],
  ])('fails with kind %s for %s', async (kind, _, answer) => {
    expect(await caught(payloads(answer).load('/en'))).toMatchObject({
      name: 'HttpError',
      kind,
      request: { method: 'GET', url: '/en/_payload.json' },
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
